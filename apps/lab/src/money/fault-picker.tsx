import { useCallback, useEffect, useState } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { useAction } from '../lib/use-action.ts';
import { FAULTS, type Fault, WALLETS } from './money-kinds.ts';
import styles from './money-panel.module.css';

const breakAll = (fault: Fault) =>
  Promise.all(WALLETS.map((provider) => labApi.breakProvider({ provider, fault })));

/** Breaks the wallets, or the way to them, until they are mended here: whichever pays an order meets it. */
export function FaultPicker() {
  const [fault, setFault] = useState<Fault>('none');
  const [isMended, setMended] = useState(false);
  // The sandbox keeps a fault when the Lab is loaded anew, and tells nobody which: what is shown is made true.
  useEffect(() => {
    breakAll('none')
      // Without a sandbox there is nothing to mend; a pick says so.
      .catch(() => undefined)
      .finally(() => setMended(true));
  }, []);
  const [pick, busy] = useAction(
    useCallback(async (wanted: Fault) => {
      await breakAll(wanted);
      setFault(wanted);
    }, []),
  );
  return (
    <select
      className={styles.fault}
      aria-label="支付渠道的故障"
      value={fault}
      disabled={busy || !isMended}
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
