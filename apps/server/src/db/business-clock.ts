import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

export const CLOCK_CHANNEL = 'juban_clock';

export interface ClockState {
  offsetMs: number;
  frozenAt: Date | null;
}

export async function readClock(db: Db): Promise<ClockState> {
  const rows = rowsOf<{ offset_ms: string; frozen_at: string | null }>(
    await db.execute(sql`select offset_ms::text, frozen_at::text from business_clock where id = 1`),
  );
  const row = rows[0];
  return { offsetMs: Number(row?.offset_ms ?? 0), frozenAt: row?.frozen_at ? new Date(row.frozen_at) : null };
}

export async function writeClock(db: Db, { offsetMs, frozenAt }: ClockState): Promise<void> {
  await db.execute(sql`
    insert into business_clock (id, offset_ms, frozen_at) values (1, ${offsetMs}, ${frozenAt?.toISOString() ?? null})
    on conflict (id) do update set offset_ms = excluded.offset_ms, frozen_at = excluded.frozen_at`);
}

/** Tells every process on this database that the clock was moved. */
export async function announceClock(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CLOCK_CHANNEL}, '')`);
}

/** Milliseconds the database's clock is ahead of ours, half the round trip taken off. */
export async function measureClockOffset(db: Db): Promise<number> {
  const before = Date.now();
  const rows = rowsOf<{ ms: string }>(
    await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`),
  );
  const middle = (before + Date.now()) / 2;
  return Math.round(Number(rows[0]?.ms ?? middle) - middle);
}
