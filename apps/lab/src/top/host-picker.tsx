import { HOST_NAMES, HOSTS, type HostKind } from '../model/hosts.ts';
import styles from './client-picker.module.css';

interface HostPickerProps {
  host: HostKind;
  onPick(host: HostKind): void;
}

export function HostPicker({ host, onPick }: HostPickerProps) {
  return (
    <select
      className={styles.select}
      data-kind="host"
      aria-label="宿主"
      value={host}
      onChange={(event) => onPick(HOSTS.find((one) => one === event.target.value) ?? host)}
    >
      {HOSTS.map((one) => (
        <option key={one} value={one}>
          {HOST_NAMES[one]}
        </option>
      ))}
    </select>
  );
}
