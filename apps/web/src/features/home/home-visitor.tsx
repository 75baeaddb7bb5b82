import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { homeTexts } from '@juban/contract/texts/home';
import { Link, ScriptOnce, useRouterState } from '@tanstack/react-router';
import { waitScript } from '../../platform/host/may-be-logged-in.ts';
import { useLoginTap } from '../../platform/host/use-login-tap.ts';
import { RetryTap } from '../../ui/retry-tap.tsx';
import styles from './home-visitor.module.css';
import { useVisitor } from './use-visitor.ts';

/** Shows the login link or the user. */
export function HomeVisitor() {
  const { state, reload } = useVisitor();
  // Includes the client type, which implies the brand.
  const here = useRouterState({ select: (state) => state.location.publicHref });
  const askApp = useLoginTap(here);
  if (state.kind === 'unknown') return <i className={styles.bone} />;
  if (state.kind === 'failed') {
    return (
      <RetryTap className={styles.retry} onRetry={reload}>
        {commonTexts.retry}
      </RetryTap>
    );
  }
  if (state.kind === 'guest') {
    return (
      // The script adds an attribute that React does not expect.
      <div className={styles.corner} suppressHydrationWarning>
        <ScriptOnce>{waitScript()}</ScriptOnce>
        <Link
          to="/login"
          search={{ redirect_path: here }}
          className={`${styles.login} if-visitor`}
          onClick={askApp}
        >
          {commonTexts.login}
        </Link>
      </div>
    );
  }
  const { nickName, headImgUrl } = state.data;
  return (
    <Link to="/account" className={styles.user} aria-label={fill(homeTexts.account, { nickName })}>
      <img src={headImgUrl} alt="" width={28} height={28} />
      <span>{nickName}</span>
    </Link>
  );
}
