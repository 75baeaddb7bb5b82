import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import PopupDialog from '../../ui/popup-dialog.tsx';
import styles from './login-dialog.module.css';
import { LoginForm } from './login-form.tsx';
import { RiskCheck } from './risk-check.tsx';
import { useLogin } from './use-login.ts';

export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The token is kept by then; the page shows itself to its user anew. */
  onLoggedIn: () => void;
  /** What the login is for, in place of the usual words. */
  title?: string;
}

/** The risk check takes the form's place in the same layer; what was typed stays behind it. */
export default function LoginDialog({ open, onClose, onLoggedIn, title }: LoginModalProps) {
  const login = useLogin(onLoggedIn);
  const isChecking = login.riskFor !== undefined;
  return (
    <PopupDialog
      open={open}
      onClose={isChecking ? login.closeRisk : onClose}
      title={isChecking ? identityTexts.riskTitle : (title ?? identityTexts.modalTitle)}
      closeLabel={commonTexts.close}
      dress={isChecking ? 'check' : 'form'}
    >
      {isChecking && (
        <div className={styles.check}>
          <RiskCheck onSolved={login.passRisk} />
        </div>
      )}
      <div className={styles.form} hidden={isChecking}>
        <p className={styles.lead}>{identityTexts.loginHint}</p>
        <LoginForm login={login} />
      </div>
    </PopupDialog>
  );
}
