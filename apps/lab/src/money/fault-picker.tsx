import { useCallback, useState } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { useAction } from '../lib/use-action.ts';
import { FAULTS, type Fault } from './money-kinds.ts';
import styles from './money-panel.module.css';

/** Breaks the provider, or the way to it, until it is mended here. */
export function FaultPicker() {
  const [fault, setFault] = useState<Fault>('none');
  const [pick, busy] = useAction(
    useCallback(async (wanted: Fault) => {
      await labApi.breakProvider({ provider: 'alipay', fault: wanted });
      setFault(wanted);
    }, []),
  );
  return (
    <select
      className={styles.fault}
      aria-label="支付宝的故障"
      value={fault}
      disabled={busy}
      data-broken={fault !== 'none'}
      onChange={(event) => {
        const wanted = FAULTS.find(({ value }) => value === event.target.value);
        if (wanted) pick(wanted.value);
      }}
    >
      {FAULTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
