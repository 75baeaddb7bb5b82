import type { Brand } from '@juban/catalog';
import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { showAlert } from '../../ui/alert.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AppLogin } from './app-login.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './login-screen.module.css';
import { ownPath } from './own-path.ts';
import { RiskSheet } from './risk-sheet.tsx';
import { useAppLogin } from './use-app-login.ts';
import { useLogin } from './use-login.ts';

interface LoginScreenProps {
  /** Where to go after login; only our own origin is followed. */
  redirectPath: string | undefined;
  brand: Brand;
}

export function LoginScreen({ redirectPath, brand }: LoginScreenProps) {
  // Reload, so that no visitor state stays on the next page.
  const login = useLogin(() => window.location.replace(ownPath(redirectPath)));
  const { isAsking, showForm } = useAppLogin(redirectPath);
  return (
    <div className={styles.screen}>
      <LoginBar />
      <main className={styles.main}>
        <BrandMark brand={brand.id} size={52} />
        <h1>{identityTexts.loginTitle}</h1>
        {!isAsking && <p className={styles.lead}>{identityTexts.loginHint}</p>}
        {isAsking ? <AppLogin onShowForm={showForm} /> : <LoginForm login={login} />}
      </main>
      {!isAsking && <LoginHelp />}
      <RiskSheet open={login.riskFor !== undefined} onClose={login.closeRisk} onSolved={login.passRisk} />
    </div>
  );
}

function LoginBar() {
  const { history, navigate } = useRouter();
  const canGoBack = useCanGoBack();
  const leave = () => (canGoBack ? history.back() : void navigate({ to: '/' }));
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.close} onClick={leave} aria-label={commonTexts.close}>
        <Icon name="close" />
      </button>
      <HelpButton about="help" className={styles.ask} />
    </header>
  );
}

function LoginHelp() {
  return (
    <footer className={styles.help}>
      <HelpButton about="noCode" />
      <HelpButton about="phoneGone" />
    </footer>
  );
}

const TIPS = {
  help: identityTexts.helpTips,
  noCode: identityTexts.noCodeTips,
  phoneGone: identityTexts.phoneGoneTips,
} as const;

/** Shown in a dialog, because every page that could help would send a visitor back here. */
function HelpButton({ about, className }: { about: keyof typeof TIPS; className?: string | undefined }) {
  const title = identityTexts[about];
  const explain = () => showAlert({ title, text: TIPS[about], action: { label: commonTexts.know } });
  return (
    <button type="button" className={className} onClick={explain}>
      {title}
    </button>
  );
}
