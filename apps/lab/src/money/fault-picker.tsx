import { useCallback } from 'react';
import { labApi } from '../lib/lab-api.ts';
import { useAction } from '../lib/use-action.ts';
import { FAULTS, type Fault, MIXED, WALLETS } from './money-kinds.ts';
import styles from './money-panel.module.css';
import { useFault } from './use-fault.ts';

const breakAll = (fault: Fault) =>
  Promise.all(WALLETS.map((provider) => labApi.breakProvider({ provider, fault })));

/** Sets a fault of the wallets or their notifications until it is cleared; it affects every order. */
export function FaultPicker() {
  const { fault, refresh } = useFault();
  const [pick, busy] = useAction(
    useCallback(
      async (wanted: Fault) => {
        await breakAll(wanted);
        await refresh();
      },
      [refresh],
    ),
  );
  return (
    <select
      className={styles.fault}
      aria-label="支付渠道的故障"
      value={fault}
      disabled={busy}
      data-broken={fault !== 'none'}
      onChange={(event) => {
        const wanted = FAULTS.find(({ value }) => value === event.target.value);
        if (wanted) pick(wanted.value);
      }}
    >
      {fault === MIXED && <option value={MIXED}>各渠道不同</option>}
      {FAULTS.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
