import {
  announceClock,
  CLOCK_CHANNEL,
  type ClockState,
  readClock,
  writeClock,
} from '../../db/business-clock.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';

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

export async function createMovableClock(database: Database): Promise<MovableClock> {
  const { db } = database;
  const listeners: Array<() => void> = [];
  let state = await readClock(db);
  const refresh = async () => {
    state = await readClock(db);
    for (const listener of listeners) listener();
  };
  await database.listen(CLOCK_CHANNEL, () => void refresh().catch(() => {}));

  const businessNow = () => state.frozenAt ?? new Date(Date.now() + state.offsetMs);
  const write = async (next: ClockState) => {
    await writeClock(db, next);
    await refresh();
    await announceClock(db);
  };
  return {
    businessNow,
    realNow: () => new Date(),
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
