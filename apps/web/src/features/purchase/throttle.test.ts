import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('throttle', () => {
  it('[B-013] runs at once, then at most once in 100 ms, and never misses the last call', () => {
    const run = vi.fn();
    const { call } = throttle(run, 100);
    call();
    expect(run).toHaveBeenCalledTimes(1);
    for (let ms = 0; ms < 99; ms += 9) {
      call();
      vi.advanceTimersByTime(9);
    }
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(2);
    call();
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('[B-013] runs no more once it is cancelled', () => {
    const run = vi.fn();
    const { call, cancel } = throttle(run, 100);
    call();
    call();
    cancel();
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
