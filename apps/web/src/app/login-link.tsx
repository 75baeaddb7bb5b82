import { commonTexts } from '@juban/contract/texts/common';
import { Link, useRouterState } from '@tanstack/react-router';
import { useLoginTap } from '../host/use-login-tap.ts';
import { stateAction } from './state-screen.tsx';

/** To the app's login or the login page, and back to this one. */
export function LoginLink() {
  const here = useRouterState({ select: (state) => state.location.publicHref });
  return (
    <Link
      to="/login"
      search={{ redirect_path: here }}
      className={stateAction.main}
      onClick={useLoginTap(here)}
    >
      {commonTexts.login}
    </Link>
  );
}
