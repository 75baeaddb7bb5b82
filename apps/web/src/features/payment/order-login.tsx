import { orderTexts } from '@juban/contract/texts/orders';
import { LoginWanted } from '../../platform/host/login-wanted.tsx';
import styles from './orders-screen.module.css';

export function OrderLogin() {
  return (
    <div className={styles.state}>
      <LoginWanted title={orderTexts.loginTitle} hint={orderTexts.loginHint} />
    </div>
  );
}
