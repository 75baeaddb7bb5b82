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
  /** Called when the token is stored; the page then reloads its data. */
  onLoggedIn: () => void;
  /** Replaces the default title. */
  title?: string;
}

/** The risk check replaces the form in the same layer; input is kept. */
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
