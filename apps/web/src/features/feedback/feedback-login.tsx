import { commonTexts } from '@juban/contract/texts/common';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { LoginWanted } from '../../platform/host/login-wanted.tsx';
import styles from './feedback-screen.module.css';

export function FeedbackLogin() {
  return (
    <div className={styles.state}>
      <LoginWanted title={commonTexts.loginFirst} hint={feedbackTexts.loginHint} />
    </div>
  );
}
