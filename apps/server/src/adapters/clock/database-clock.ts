import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';

/** In production the business clock is the database's: processes on many machines share one time. */
const RESYNC_MS = 60_000;

export async function createDatabaseClock(database: Database): Promise<Clock & { close(): void }> {
  let offsetMs = await measureOffset(database);
  const timer = setInterval(async () => {
    offsetMs = await measureOffset(database).catch(() => offsetMs);
  }, RESYNC_MS).unref();
  return {
    businessNow: () => new Date(Date.now() + offsetMs),
    realNow: () => new Date(),
    epoch: () => 0,
    close: () => clearInterval(timer),
  };
}

async function measureOffset({ db }: Database): Promise<number> {
  const before = Date.now();
  const rows = rowsOf<{ ms: string }>(
    await db.execute(sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as ms`),
  );
  const middle = (before + Date.now()) / 2;
  return Math.round(Number(rows[0]?.ms ?? middle) - middle);
}
