import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';

const CHANNEL = 'juban_clock';

export interface ClockMove {
  /** Sets the time. */
  now?: Date | undefined;
  advanceMs?: number | undefined;
  freeze?: boolean | undefined;
}

/** The Lab's clock: an offset in a database row, so that every process on that database tells one time. */
export interface MovableClock extends Clock {
  move(change: ClockMove): Promise<void>;
  reset(): Promise<void>;
  isFrozen(): boolean;
  /** Runs after each move, wherever it was made. */
  onMove(listener: () => void): void;
}

interface State {
  offsetMs: number;
  frozenAt: Date | null;
}

export async function createMovableClock(database: Database): Promise<MovableClock> {
  const { db } = database;
  const listeners: Array<() => void> = [];
  let state = await read(database);
  let epoch = 0;
  const refresh = async () => {
    state = await read(database);
    epoch += 1;
    for (const listener of listeners) listener();
  };
  await database.listen(CHANNEL, () => void refresh().catch(() => {}));

  const businessNow = () => state.frozenAt ?? new Date(Date.now() + state.offsetMs);
  const write = async (next: State) => {
    await db.execute(sql`
      insert into business_clock (id, offset_ms, frozen_at) values (1, ${next.offsetMs}, ${next.frozenAt?.toISOString() ?? null})
      on conflict (id) do update set offset_ms = excluded.offset_ms, frozen_at = excluded.frozen_at`);
    await refresh();
    await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
  };
  return {
    businessNow,
    realNow: () => new Date(),
    epoch: () => epoch,
    isFrozen: () => state.frozenAt !== null,
    onMove: (listener) => listeners.push(listener),
    move: ({ now, advanceMs = 0, freeze }) => {
      const target = new Date((now ?? businessNow()).getTime() + advanceMs);
      const stays = freeze ?? state.frozenAt !== null;
      return write({ offsetMs: target.getTime() - Date.now(), frozenAt: stays ? target : null });
    },
    reset: () => write({ offsetMs: 0, frozenAt: null }),
  };
}

async function read({ db }: Database): Promise<State> {
  const rows = rowsOf<{ offset_ms: string; frozen_at: string | null }>(
    await db.execute(sql`select offset_ms::text, frozen_at::text from business_clock where id = 1`),
  );
  const row = rows[0];
  return { offsetMs: Number(row?.offset_ms ?? 0), frozenAt: row?.frozen_at ? new Date(row.frozen_at) : null };
}
