import { commonTexts } from '@juban/contract/texts/common';
import { Link } from '@tanstack/react-router';
import { useLoginTap } from '../../host/use-login-tap.ts';
import styles from './home-visitor.module.css';
import { useVisitor } from './use-visitor.ts';

/** The corner that is the reader's own: the way to log in, or who is logged in. */
export function HomeVisitor() {
  const visitor = useVisitor();
  const askApp = useLoginTap('/');
  if (visitor === 'unknown') return null;
  if (visitor === 'guest') {
    return (
      <Link to="/login" search={{ redirect_path: '/' }} className={styles.login} onClick={askApp}>
        {commonTexts.login}
      </Link>
    );
  }
  return (
    <Link to="/vip" className={styles.user}>
      <img src={visitor.headImgUrl} alt="" width={28} height={28} />
      <span>{visitor.nickName}</span>
    </Link>
  );
}
