import { useSyncExternalStore } from 'react';
import { type ClockMove, type ClockReading, labApi } from '../lib/lab-api.ts';
import { createStore } from '../lib/store.ts';

const SECOND_MS = 1_000;

interface KeptReading extends ClockReading {
  /** Time of the reading by a monotonic clock. */
  readAt: number;
}

/** The server's business clock as last read; it continues here between readings. */
export const businessClock = createStore<KeptReading | undefined>(undefined);

/** Increased when clock or data were changed here, so that dependent data is read again. */
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
  // Four updates a second: with an interval of one second, a tick would sometimes be skipped or doubled.
  const timer = setInterval(listener, SECOND_MS / 4);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** The current business time in whole seconds; undefined until the server has answered. */
export function useBusinessSecond(): number | undefined {
  return useSyncExternalStore(onSecond, wholeSecond);
}
