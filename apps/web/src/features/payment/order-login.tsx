import { orderTexts } from '@juban/contract/texts/orders';
import { LoginRequired } from '../../platform/host/login-required.tsx';
import styles from './orders-screen.module.css';

export function OrderLogin() {
  return (
    <div className={styles.state}>
      <LoginRequired title={orderTexts.loginTitle} hint={orderTexts.loginHint} />
    </div>
  );
}
