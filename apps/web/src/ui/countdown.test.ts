import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EndStore, keepEnd, msToNextSecond, readEnd, secondsLeft, tickSeconds } from './countdown.ts';

const NOW = 1_800_000_000_000;

function memoryStore(): EndStore {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const forbidden = (): EndStore => {
  throw new DOMException('storage is forbidden', 'SecurityError');
};

afterEach(() => void vi.useRealTimers());

describe('countdown', () => {
  it('[A-066] starts at 60, shows each whole second and ends at 0', () => {
    const endsAt = NOW + 60_000;
    expect(secondsLeft(endsAt, NOW, 60)).toBe(60);
    expect(secondsLeft(endsAt, NOW + 1, 60)).toBe(60);
    expect(secondsLeft(endsAt, NOW + 1_000, 60)).toBe(59);
    expect(secondsLeft(endsAt, NOW + 59_999, 60)).toBe(1);
    expect(secondsLeft(endsAt, NOW + 60_000, 60)).toBe(0);
    expect(secondsLeft(endsAt, NOW + 3_600_000, 60)).toBe(0);
  });

  it("[A-066] an end beyond the countdown's length means a changed clock and counts as over", () => {
    expect(secondsLeft(NOW + 61_000, NOW, 60)).toBe(0);
    expect(secondsLeft(Number.NaN, NOW, 60)).toBe(0);
  });

  it('ticks when the number changes', () => {
    expect(msToNextSecond(NOW + 60_000, NOW)).toBe(1000);
    expect(msToNextSecond(NOW + 60_000, NOW + 250)).toBe(750);
    expect(msToNextSecond(NOW + 60_000, NOW + 59_999)).toBe(1);
  });

  it('[A-066] calls back each second until the end, once for a past end, or until it is stopped', () => {
    vi.useFakeTimers({ now: NOW });
    const told: number[] = [];
    const tell = (now: number) => void told.push(now - NOW);
    tickSeconds(NOW + 2_500, tell);
    tickSeconds(NOW + 2_500, tell)();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([500, 1_500, 2_500]);
    tickSeconds(NOW, tell);
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[A-066] the end survives a reload under its own key only', () => {
    const store = memoryStore();
    keepEnd('sms:campus-30', NOW + 60_000, () => store);
    expect(readEnd('sms:campus-30', () => store)).toBe(NOW + 60_000);
    expect(readEnd('sms:other', () => store)).toBe(0);
  });

  it('[A-066] forbidden storage or junk in it means no countdown, never an error', () => {
    expect(() => keepEnd('sms', NOW, forbidden)).not.toThrow();
    expect(readEnd('sms', forbidden)).toBe(0);
    const junk = memoryStore();
    junk.setItem('sms', 'soon');
    expect(readEnd('sms', () => junk)).toBe(0);
  });
});
