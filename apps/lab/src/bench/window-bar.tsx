import { brandOfClientType } from '@juban/catalog';
import { isInApp } from '../model/hosts.ts';
import type { LabAddress } from '../model/lab-address.ts';
import styles from './window-bar.module.css';

interface WindowBarProps {
  height: number;
  address: LabAddress;
  shown: string;
}

/** What a desktop window shows above the page: a client's title bar, or a browser's address bar. */
export function WindowBar({ height, address, shown }: WindowBarProps) {
  const { name } = brandOfClientType(address.clientType);
  return (
    <div className={styles.bar} style={{ height }} aria-hidden="true">
      <span className={styles.dots}>
        <i />
        <i />
        <i />
      </span>
      {isInApp(address.host) ? (
        <b>{name}</b>
      ) : (
        <span className={styles.address}>
          {window.location.host}
          {shown}
        </span>
      )}
    </div>
  );
}
