import { commonTexts } from '@juban/contract/texts/common';
import { Link, ScriptOnce, useRouterState } from '@tanstack/react-router';
import { waitScript } from '../../host/may-be-known.ts';
import { useLoginTap } from '../../host/use-login-tap.ts';
import styles from './home-visitor.module.css';
import { useVisitor } from './use-visitor.ts';

/** The corner that is the reader's own: the way to log in, or who is logged in. */
export function HomeVisitor() {
  const visitor = useVisitor();
  // With the client type that says whose home it is.
  const here = useRouterState({ select: (state) => state.location.publicHref });
  const askApp = useLoginTap(here);
  if (visitor === 'unknown') return null;
  if (visitor === 'guest') {
    return (
      // The script adds an attribute that React does not expect.
      <div className={styles.corner} suppressHydrationWarning>
        <ScriptOnce>{waitScript()}</ScriptOnce>
        <Link
          to="/login"
          search={{ redirect_path: here }}
          className={`${styles.login} if-stranger`}
          onClick={askApp}
        >
          {commonTexts.login}
        </Link>
      </div>
    );
  }
  return (
    <Link to="/vip" className={styles.user}>
      <img src={visitor.headImgUrl} alt="" width={28} height={28} />
      <span>{visitor.nickName}</span>
    </Link>
  );
}
