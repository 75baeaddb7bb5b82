import { copyText } from '../lib/copy-text.ts';
import { type LabAddress, pickClientType, pickHost, writeLabAddress } from '../model/lab-address.ts';
import { THEMES } from '../model/page-address.ts';
import { pageLogin } from '../model/page-login.ts';
import { VISITOR } from '../model/user-name.ts';
import { Segments } from '../ui/segments.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { ClientPicker } from './client-picker.tsx';
import { HostPicker } from './host-picker.tsx';
import { LabThemeButton } from './lab-theme.tsx';
import { Mark } from './mark.tsx';
import { ResetButton } from './reset-button.tsx';
import styles from './top-bar.module.css';
import { UserPicker } from './user-picker.tsx';
import { VersionField } from './version-field.tsx';

const THEME_NAMES = { light: '浅', dark: '深', system: '跟随' };
const THEME_OPTIONS = THEMES.map((value) => ({ value, label: THEME_NAMES[value] }));

/** A link also states that nobody is logged in, because whoever opens it may be. */
function linkTo(address: LabAddress): string {
  const user = pageLogin.get() === '' ? VISITOR : address.user;
  return window.location.origin + window.location.pathname + writeLabAddress({ ...address, user });
}

interface TopBarProps {
  address: LabAddress;
  onAdjust(change: Partial<LabAddress>): void;
  onLogin(token: string | null): void;
  onReset(): void;
}

/** User, client and host settings, which affect everything below. */
export function TopBar({ address, onAdjust, onLogin, onReset }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        <Mark />
        剧伴 <span>Lab</span>
      </h1>
      <ClientPicker
        clientType={address.clientType}
        onPick={(clientType) => onAdjust(pickClientType(address, clientType))}
      />
      <div className={styles.picker}>
        <span aria-hidden="true">版本</span>
        <VersionField version={address.version} onPick={(version) => onAdjust({ version })} />
      </div>
      <div className={styles.picker}>
        <span aria-hidden="true">宿主</span>
        <HostPicker host={address.host} onPick={(host) => onAdjust(pickHost(address, host))} />
      </div>
      <div className={styles.picker}>
        <span aria-hidden="true">用户</span>
        <UserPicker clientType={address.clientType} onLogin={onLogin} />
      </div>
      <div className={styles.picker}>
        <Segments
          label="页面主题"
          value={address.theme}
          options={THEME_OPTIONS}
          onPick={(theme) => onAdjust({ theme })}
        />
      </div>
      <div className={styles.end}>
        <ToolButton icon="copy" onClick={() => copyText(linkTo(address), '链接')}>
          复制链接
        </ToolButton>
        <LabThemeButton />
        <ResetButton onReset={onReset} />
      </div>
    </header>
  );
}
