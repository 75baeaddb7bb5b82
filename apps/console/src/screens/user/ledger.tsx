import { count, signed } from '../../lib/format.ts';
import { OrderLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Empty } from '../../ui/states.tsx';
import type { User } from './user-tabs.ts';

type Row = User['pointsLedger'][number];

interface LedgerProps {
  rows: readonly Row[];
  /** What is left after the newest row; without it no balances are shown. */
  balance?: number;
  unit?: string;
}

const orderOf = (cause: string) => /^order:([\w-]+)/.exec(cause)?.[1];

/** Entries newest first, each with its cause and the balance after it. */
export function Ledger({ rows, balance, unit = '' }: LedgerProps) {
  if (rows.length === 0) return <Empty title="还没有流水" />;
  let after = balance ?? 0;
  const lines = rows.map((row) => {
    const line = { row, after };
    after -= row.amount;
    return line;
  });
  return (
    <ul className="rows ledger">
      {lines.map(({ row, after: left }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and never move
        <li key={at}>
          <span className="t3">
            <Moment at={row.time} />
          </span>
          <span className="grow clip" title={row.cause}>
            {row.title}
            {orderOf(row.cause) ? (
              <>
                {' '}
                <OrderLink orderNo={orderOf(row.cause) ?? ''}>订单</OrderLink>
              </>
            ) : null}
          </span>
          <span className={`num ${row.amount < 0 ? 'back' : 'good'}`}>
            {signed(row.amount)}
            {unit}
          </span>
          {balance === undefined ? null : <span className="num t3 left">{count(left)}</span>}
        </li>
      ))}
    </ul>
  );
}
