import { commonTexts } from '@juban/contract/texts/common';
import { Link, useRouterState } from '@tanstack/react-router';
import { useLoginTap } from '../../../host/use-login-tap.ts';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import ways from '../../../ui/ways.module.css';

/** To the app's login or the login page, and back to this very address. */
export function LoginWanted({ title, hint }: { title: string; hint: string }) {
  const here = useRouterState({ select: (state) => state.location.publicHref });
  return (
    <EmptyBlock art="ticket" title={title} hint={hint}>
      <Link to="/login" search={{ redirect_path: here }} className={ways.main} onClick={useLoginTap(here)}>
        {commonTexts.login}
      </Link>
    </EmptyBlock>
  );
}
