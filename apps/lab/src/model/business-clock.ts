import { useSyncExternalStore } from 'react';
import { type ClockMove, type ClockReading, labApi } from '../lib/lab-api.ts';
import { createStore } from '../lib/store.ts';

const SECOND_MS = 1_000;

interface KeptReading extends ClockReading {
  /** When it was read, by a clock that nobody sets. */
  readAt: number;
}

/** The server's business clock as last read; it runs on here between two readings. */
export const businessClock = createStore<KeptReading | undefined>(undefined);

/** Grows when the clock or the data was changed from here, for those who must ask again. */
export const changes = createStore(0);

export const noteChange = (): void => changes.set(changes.get() + 1);

function keep(reading: ClockReading): void {
  businessClock.set({ ...reading, readAt: performance.now() });
}

export async function readBusinessClock(): Promise<void> {
  keep(await labApi.readClock());
}

export async function moveBusinessClock(move: ClockMove): Promise<void> {
  keep(await labApi.moveClock(move));
  noteChange();
}

export function businessNow(): number | undefined {
  const reading = businessClock.get();
  if (!reading || reading.frozen) return reading?.now;
  return reading.now + performance.now() - reading.readAt;
}

function wholeSecond(): number | undefined {
  const now = businessNow();
  return now === undefined ? undefined : Math.floor(now / SECOND_MS) * SECOND_MS;
}

function onSecond(listener: () => void): () => void {
  const stop = businessClock.subscribe(listener);
  // Four looks a second: a tick of one second would now and then show none or two.
  const timer = setInterval(listener, SECOND_MS / 4);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** The business time in whole seconds, ticking; undefined until the server answered. */
export function useBusinessSecond(): number | undefined {
  return useSyncExternalStore(onSecond, wholeSecond);
}
