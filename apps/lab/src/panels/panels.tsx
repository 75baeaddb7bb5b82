import { CaptchaPanel } from './captcha-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { EventPanel } from './event-panel.tsx';
import { InfoLine } from './info-line.tsx';
import styles from './panels.module.css';
import { SmsPanel } from './sms-panel.tsx';
import { UserPanel } from './user-panel.tsx';
import { VerifyPanel } from './verify-panel.tsx';

interface PanelsProps {
  clientType: string;
  onLogin(token: string | null): void;
}

/** The instruments: what moves the world around the page, and what shows what it did. */
export function Panels({ clientType, onLogin }: PanelsProps) {
  return (
    <div className={styles.column}>
      <div className={styles.panels}>
        <ClockPanel />
        <UserPanel clientType={clientType} onLogin={onLogin} />
        <SmsPanel />
        <CaptchaPanel />
        <EventPanel />
        <VerifyPanel />
      </div>
      <InfoLine />
    </div>
  );
}
