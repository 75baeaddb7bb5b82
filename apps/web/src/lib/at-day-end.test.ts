import { shanghaiDayEnd } from '@juban/domain/shanghai-day';
import { stockDayEnd } from '@juban/domain/stock-day';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atDayEnd } from './at-day-end.ts';

/** Longer than the maximum random delay of a page. */
const SOON_MS = 3_000;
const DAY_MS = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['[B-061] midnight', shanghaiDayEnd, '2026-11-16T23:59:30+08:00'],
  ['[B-120] 11:00', stockDayEnd, '2026-11-16T10:59:30+08:00'],
])('%s in Shanghai triggers once a day, soon after and never before', (_what, endOf, from) => {
  vi.setSystemTime(Date.parse(from));
  const act = vi.fn();
  const stop = atDayEnd(endOf, act);
  vi.advanceTimersByTime(30_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SOON_MS);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(DAY_MS);
  expect(act).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(DAY_MS);
  expect(act).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
