import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

export const CLOCK_CHANNEL = 'juban_clock';

export interface ClockState {
  offsetMs: number;
  frozenAt: Date | null;
}

interface ClockRow {
  offset_ms: string;
  frozen_at: string | null;
}

const CLOCK_ROW = sql`select offset_ms::text, frozen_at::text from business_clock where id = 1`;

export async function readClock(db: Db): Promise<ClockState> {
  return stateOf(rowsOf<ClockRow>(await db.execute(CLOCK_ROW))[0]);
}

function stateOf(row: ClockRow | undefined): ClockState {
  return { offsetMs: Number(row?.offset_ms ?? 0), frozenAt: row?.frozen_at ? new Date(row.frozen_at) : null };
}

/** Computes from the locked row: of two concurrent changes, the second continues from the first. */
export async function changeClock(db: Db, next: (before: ClockState) => ClockState): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into business_clock (id, offset_ms) values (1, 0) on conflict (id) do nothing`,
    );
    const [row] = rowsOf<ClockRow>(await tx.execute(sql`${CLOCK_ROW} for update`));
    const { offsetMs, frozenAt } = next(stateOf(row));
    await tx.execute(sql`
      update business_clock set offset_ms = ${offsetMs}, frozen_at = ${frozenAt?.toISOString() ?? null} where id = 1`);
  });
}

/** Notifies every process on this database that the clock was moved. */
export async function announceClock(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CLOCK_CHANNEL}, '')`);
}

/** Milliseconds that the database's clock is ahead of ours, corrected by half the round trip. */
export async function measureClockOffset(db: Db): Promise<number> {
  const before = Date.now();
  const rows = rowsOf<{ ms: string }>(
    await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`),
  );
  const middle = (before + Date.now()) / 2;
  return Math.round(Number(rows[0]?.ms ?? middle) - middle);
}
