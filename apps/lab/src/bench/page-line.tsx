import type { ReadyState } from '../routes/ready-states.ts';
import type { RouteRow } from '../routes/table.ts';
import type { FrameFacts } from './frame-facts.ts';
import styles from './page-line.module.css';

interface PageLineProps {
  row: RouteRow | undefined;
  states: readonly ReadyState[];
  page: string;
  facts: FrameFacts | undefined;
  loading: boolean;
  onOpen(page: string): void;
}

function describe(loading: boolean, facts: FrameFacts | undefined): string {
  if (loading) return '加载中';
  if (!facts) return '页面打不开';
  return facts.paintMs === undefined ? '' : `首屏 ${facts.paintMs} ms`;
}

/** The page's name, its ready-made states, and how fast it came. */
export function PageLine({ row, states, page, facts, loading, onOpen }: PageLineProps) {
  return (
    <div className={styles.line}>
      <b>{row?.title ?? '不在路由表里'}</b>
      {row?.soon && <span className={styles.soon}>还没有建成</span>}
      {states.map((state) => (
        <button
          key={state.page}
          type="button"
          aria-pressed={state.page === page}
          onClick={() => onOpen(state.page)}
        >
          {state.name}
        </button>
      ))}
      <span className={styles.end}>{describe(loading, facts)}</span>
    </div>
  );
}
