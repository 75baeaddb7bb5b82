import type { LogEntry } from '../host/bridge-log.ts';
import { formatTime } from '../lib/shanghai-time.ts';
import styles from './log-list.module.css';

const WAYS = {
  out: { arrow: '→', name: '页面调用' },
  in: { arrow: '←', name: '宿主应答' },
  none: { arrow: '×', name: '宿主沉默' },
} as const;

interface LogRowProps {
  entry: LogEntry;
  isOpen: boolean;
  onToggle(): void;
}

export function LogRow({ entry, isOpen, onToggle }: LogRowProps) {
  const { at, way, method, line, json, failed, ms, scripted } = entry;
  const { arrow, name } = WAYS[way];
  return (
    <li data-way={way} data-failed={failed || undefined} data-method={method} data-open={isOpen || undefined}>
      <button type="button" className="mono" aria-expanded={isOpen} onClick={onToggle}>
        <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
        <i aria-hidden="true">{arrow}</i>
        <span className="hidden">{name}</span>
        <span className={styles.line}>
          {way !== 'out' && <em>{method} </em>}
          {line}
        </span>
        <span className={styles.end}>
          {scripted && '脚本 '}
          {ms !== undefined && `${ms} ms`}
        </span>
      </button>
      {isOpen && <pre className="mono">{json === '' ? line : json}</pre>}
    </li>
  );
}
