import { commonTexts } from '@juban/contract/texts/common';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { LoginRequired } from '../../platform/host/login-required.tsx';
import styles from './feedback-screen.module.css';

export function FeedbackLogin() {
  return (
    <div className={styles.state}>
      <LoginRequired title={commonTexts.loginFirst} hint={feedbackTexts.loginHint} />
    </div>
  );
}
