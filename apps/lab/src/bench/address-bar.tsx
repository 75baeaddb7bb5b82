import type { LabAddress } from '../model/lab-address.ts';
import { WIDTHS } from '../model/screens.ts';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { IconButton } from '../ui/tool-button.tsx';
import styles from './address-bar.module.css';
import { AddressField } from './address-field.tsx';
import { DEVICES } from './devices.ts';

const PREFIXES = [
  { value: false, label: '/' },
  { value: true, label: '/h5' },
];
const WIDTH_OPTIONS = WIDTHS.map((value) => ({ value, label: DEVICES[value].name }));

interface AddressBarProps {
  address: LabAddress;
  /** The page's current address. */
  shown: string;
  onReload(): void;
  onType(text: string): void;
  onAdjust(change: Partial<LabAddress>): void;
}

export function AddressBar({ address, shown, onReload, onType, onAdjust }: AddressBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        {/* The frame and the Lab share one history, and the history of an external page is not accessible. */}
        <IconButton icon="back" label="后退" onClick={() => window.history.back()} />
        <IconButton icon="refresh" label="重新加载页面" onClick={onReload} />
        <AddressField shown={shown} onType={onType} />
        <a href={shown} target="_blank" rel="noreferrer" aria-label="在新标签页打开" title="在新标签页打开">
          <Icon name="open" />
        </a>
      </div>
      <div className={styles.picks}>
        <Segments label="路径前缀" value={address.h5} options={PREFIXES} onPick={(h5) => onAdjust({ h5 })} />
        <Segments
          label="屏幕"
          value={address.width}
          options={WIDTH_OPTIONS}
          onPick={(width) => onAdjust({ width })}
        />
      </div>
    </div>
  );
}
