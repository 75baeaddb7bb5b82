import type { LabAddress } from '../model/lab-address.ts';
import { type StateRow, showsState } from '../routes/ready-states.ts';
import type { RouteRow } from '../routes/table.ts';
import type { FrameFacts } from './frame-facts.ts';
import styles from './page-line.module.css';

interface PageLineProps {
  row: RouteRow | undefined;
  states: readonly StateRow[];
  address: LabAddress;
  facts: FrameFacts | undefined;
  loading: boolean;
  onOpen(state: StateRow): void;
}

function describe(loading: boolean, facts: FrameFacts | undefined): string {
  if (loading) return '加载中';
  // A stranger's page, such as a cashier, and one that did not come look the same from here.
  if (!facts) return '外部页面，或者打不开';
  return facts.paintMs === undefined ? '' : `首屏 ${facts.paintMs} ms`;
}

/** The page's name, its ready-made states, and how fast it came. */
export function PageLine({ row, states, address, facts, loading, onOpen }: PageLineProps) {
  return (
    <div className={styles.line}>
      <b>{row?.title ?? '不在路由表里'}</b>
      {states.map((state) => (
        <button
          key={state.name}
          type="button"
          aria-pressed={showsState(address, state)}
          onClick={() => onOpen(state)}
        >
          {state.name}
        </button>
      ))}
      <span className={styles.end}>{describe(loading, facts)}</span>
    </div>
  );
}
