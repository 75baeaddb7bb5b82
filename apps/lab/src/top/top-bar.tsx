import { copyText } from '../lib/copy-text.ts';
import type { LabAddress } from '../model/lab-address.ts';
import { THEMES } from '../model/page-address.ts';
import { Segments } from '../ui/segments.tsx';
import { ToolButton } from '../ui/tool-button.tsx';
import { ClientPicker } from './client-picker.tsx';
import { Mark } from './mark.tsx';
import { ResetButton } from './reset-button.tsx';
import styles from './top-bar.module.css';
import { UserPicker } from './user-picker.tsx';

const THEME_NAMES = { light: '浅', dark: '深', system: '跟随' };
const THEME_OPTIONS = THEMES.map((value) => ({ value, label: THEME_NAMES[value] }));

interface TopBarProps {
  address: LabAddress;
  onAdjust(change: Partial<LabAddress>): void;
  onLogin(token: string | null): void;
  onReset(): void;
}

/** Who is asking and how: it changes everything below. */
export function TopBar({ address, onAdjust, onLogin, onReset }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        <Mark />
        剧伴 <span>Lab</span>
      </h1>
      <ClientPicker clientType={address.clientType} onPick={(clientType) => onAdjust({ clientType })} />
      <div className={styles.picker} data-wide-only>
        <span aria-hidden="true">用户</span>
        <UserPicker onLogin={onLogin} />
      </div>
      <div className={styles.picker}>
        <span aria-hidden="true">主题</span>
        <Segments
          label="页面主题"
          value={address.theme}
          options={THEME_OPTIONS}
          onPick={(theme) => onAdjust({ theme })}
        />
      </div>
      <div className={styles.end}>
        <ToolButton icon="copy" onClick={() => copyText(window.location.href, '链接')}>
          复制链接
        </ToolButton>
        <ResetButton onReset={onReset} />
      </div>
    </header>
  );
}
