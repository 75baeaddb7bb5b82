import { commonTexts } from '@juban/contract/texts/common';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { Link, useRouterState } from '@tanstack/react-router';
import { useLoginTap } from '../../host/use-login-tap.ts';
import { EmptyBlock } from '../../ui/state-block.tsx';
import ways from '../../ui/ways.module.css';
import styles from './feedback-screen.module.css';

/** To the app's login or the login page, and back to this very address. */
export function LoginWanted() {
  const here = useRouterState({ select: (state) => state.location.publicHref });
  return (
    <div className={styles.state}>
      <EmptyBlock art="ticket" title={commonTexts.loginFirst} hint={feedbackTexts.loginHint}>
        <Link to="/login" search={{ redirect_path: here }} className={ways.main} onClick={useLoginTap(here)}>
          {commonTexts.login}
        </Link>
      </EmptyBlock>
    </div>
  );
}
