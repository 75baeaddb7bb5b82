import {
  announceClock,
  CLOCK_CHANNEL,
  type ClockState,
  changeClock,
  readClock,
} from '../../db/business-clock.ts';
import type { Database } from '../../db/database.ts';
import { CLOCK_RANGE, type Clock } from '../../ports/clock.ts';

export interface ClockMove {
  /** Sets the time. */
  now?: Date | undefined;
  advanceMs?: number | undefined;
  freeze?: boolean | undefined;
}

/** The Lab's clock: an offset in a database row, so that every process on that database has the same time. */
export interface MovableClock extends Clock {
  /** Rejects with a RangeError, and moves nothing, if the result would be out of range. */
  move(change: ClockMove): Promise<void>;
  reset(): Promise<void>;
  isFrozen(): boolean;
  /** Runs after each move, in whichever process it was made. */
  onMove(listener: () => void): void;
}

export async function createMovableClock(database: Database): Promise<MovableClock> {
  const { db } = database;
  const listeners: Array<() => void> = [];
  let state = await readClock(db);
  const read = async () => {
    state = await readClock(db);
    for (const listener of listeners) listener();
  };
  // Sequential: an earlier read must not finish last.
  let reading: Promise<void> = Promise.resolve();
  const refresh = () => {
    reading = reading.then(read, read);
    return reading;
  };
  await database.listen(CLOCK_CHANNEL, () => void refresh().catch(() => {}));

  const change = async (next: (before: ClockState) => ClockState) => {
    await changeClock(db, next);
    await refresh();
    await announceClock(db);
  };
  return {
    businessNow: () => timeOf(state),
    realNow: () => new Date(),
    isFrozen: () => state.frozenAt !== null,
    onMove: (listener) => listeners.push(listener),
    move: (wanted) => change((before) => moved(before, wanted)),
    reset: () => change(() => ({ offsetMs: 0, frozenAt: null })),
  };
}

const timeOf = ({ frozenAt, offsetMs }: ClockState) => frozenAt ?? new Date(Date.now() + offsetMs);

function moved(before: ClockState, { now, advanceMs = 0, freeze }: ClockMove): ClockState {
  const target = new Date((now ?? timeOf(before)).getTime() + advanceMs);
  if (!(target >= CLOCK_RANGE.from && target <= CLOCK_RANGE.to)) {
    throw new RangeError('the clock would be out of range');
  }
  const stays = freeze ?? before.frozenAt !== null;
  return { offsetMs: target.getTime() - Date.now(), frozenAt: stays ? target : null };
}
