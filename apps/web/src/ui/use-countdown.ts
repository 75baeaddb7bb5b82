import { useCallback, useEffect, useState } from 'react';
import { keepEnd, readEnd, secondsLeft, tickSeconds } from './countdown.ts';

const storage = () => window.localStorage;

export interface Countdown {
  /** Whole seconds left; 0 when not running. */
  left: number;
  start: () => void;
}

/** A countdown in whole seconds; it survives a reload under its key. */
export function useCountdown(key: string, total = 60): Countdown {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  // After hydration, because the server cannot read the storage.
  useEffect(() => {
    setNow(Date.now());
    setEndsAt(readEnd(key, storage));
  }, [key]);
  const left = secondsLeft(endsAt, now, total);
  const isRunning = left > 0;
  useEffect(() => (isRunning ? tickSeconds(endsAt, setNow) : undefined), [isRunning, endsAt]);
  const start = useCallback(() => {
    const startedAt = Date.now();
    setNow(startedAt);
    setEndsAt(startedAt + total * 1000);
    keepEnd(key, startedAt + total * 1000, storage);
  }, [key, total]);
  return { left, start };
}
