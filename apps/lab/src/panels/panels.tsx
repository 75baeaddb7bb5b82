import { BridgePane } from '../bridge/bridge-pane.tsx';
import { CallsPane } from '../calls/calls-pane.tsx';
import type { Demo } from '../lib/lab-api.ts';
import { type LabAddress, openPage } from '../model/lab-address.ts';
import { MoneyPanel } from '../money/money-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { CaptchaPanel } from './captcha-panel.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { CodePanel } from './code-panel.tsx';
import { CasePanel, StaffPanel } from './console-panel.tsx';
import { EventPanel } from './event-panel.tsx';
import { InfoLine } from './info-line.tsx';
import styles from './panels.module.css';
import { PartnerPanel } from './partner-panel.tsx';
import { RiskPanel } from './risk-panel.tsx';
import { SmsPanel } from './sms-panel.tsx';
import { UserPanel } from './user-panel.tsx';
import { VerifyPanel } from './verify-panel.tsx';

interface PanelsProps {
  address: LabAddress;
  demo: Demo;
  onReload(): void;
  onAdjust(change: Partial<LabAddress>): void;
  onVisit(next: LabAddress): void;
  onLogin(token: string | null): void;
}

/** The panels that change the environment of the page and show its effects. */
export function Panels({ address, demo, onReload, onAdjust, onVisit, onLogin }: PanelsProps) {
  const open = (page: string) => onVisit(openPage(address, page));
  return (
    <div className={styles.column}>
      <div className={styles.panels}>
        <ClockPanel />
        <ActivityPanel page={address.page} demo={demo} onOpen={open} onMoved={onReload} />
        <CodePanel
          page={address.page}
          clientType={address.clientType}
          onLogin={onLogin}
          onChanged={onReload}
        />
        <UserPanel clientType={address.clientType} onLogin={onLogin} />
        <CasePanel />
        <StaffPanel />
        <MoneyPanel clientType={address.clientType} onOpen={open} />
        <SmsPanel />
        <RiskPanel />
        <CaptchaPanel />
        <PartnerPanel />
        <EventPanel />
        <VerifyPanel />
      </div>
      <CallsPane condition={address.calls} />
      <BridgePane address={address} onAdjust={onAdjust} />
      <InfoLine />
    </div>
  );
}
