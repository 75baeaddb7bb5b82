import { measureClockOffset } from '../../db/business-clock.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';

const RESYNC_MS = 60_000;

/** In production the business clock is the database's: processes on many machines share one time. */
export async function createDatabaseClock({ db }: Database): Promise<Clock & { close(): void }> {
  let offsetMs = await measureClockOffset(db);
  const timer = setInterval(async () => {
    offsetMs = await measureClockOffset(db).catch(() => offsetMs);
  }, RESYNC_MS).unref();
  return {
    businessNow: () => new Date(Date.now() + offsetMs),
    realNow: () => new Date(),
    close: () => clearInterval(timer),
  };
}
