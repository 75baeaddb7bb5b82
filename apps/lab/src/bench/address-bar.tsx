import type { RefObject } from 'react';
import { type LabAddress, WIDTHS } from '../model/lab-address.ts';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { IconButton } from '../ui/tool-button.tsx';
import styles from './address-bar.module.css';
import { AddressField } from './address-field.tsx';

const PREFIXES = [
  { value: false, label: '/' },
  { value: true, label: '/h5' },
];
const WIDTH_OPTIONS = WIDTHS.map((value) => ({ value, label: String(value) }));

interface AddressBarProps {
  address: LabAddress;
  /** Where the page is now. */
  shown: string;
  frame: RefObject<HTMLIFrameElement | null>;
  onReload(): void;
  onType(text: string): void;
  onAdjust(change: Partial<LabAddress>): void;
}

export function AddressBar({ address, shown, frame, onReload, onType, onAdjust }: AddressBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <IconButton icon="back" label="后退" onClick={() => frame.current?.contentWindow?.history.back()} />
        <IconButton icon="refresh" label="重新加载页面" onClick={onReload} />
        <AddressField shown={shown} onType={onType} />
        <a href={shown} target="_blank" rel="noreferrer" aria-label="在新标签页打开" title="在新标签页打开">
          <Icon name="open" />
        </a>
      </div>
      <div className={styles.picks}>
        <Segments label="路径前缀" value={address.h5} options={PREFIXES} onPick={(h5) => onAdjust({ h5 })} />
        <Segments
          label="屏幕宽度"
          value={address.width}
          options={WIDTH_OPTIONS}
          onPick={(width) => onAdjust({ width })}
        />
      </div>
    </div>
  );
}
