import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from './testing/render-hook.ts';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Browsers that round their clocks fire the first timer before the second is over. */
function fireFirstTimerEarly() {
  const later = setTimeout;
  let early = 1;
  vi.stubGlobal('setTimeout', (work: () => void, ms: number) => {
    const timer = later(work, ms - early);
    early = 0;
    return timer;
  });
}

it('[A-066] continues when a timer fires a millisecond early, and ends', async () => {
  const clock = await renderHook(() => useCountdown('sms'), undefined);
  fireFirstTimerEarly();
  await act(async () => clock.now.start());
  expect(clock.now.left).toBe(60);
  await pass(1_000);
  expect(clock.now.left).toBe(59);
  await pass(58_000);
  expect(clock.now.left).toBe(1);
  await pass(1_000);
  expect(clock.now.left).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  await clock.leave();
});
