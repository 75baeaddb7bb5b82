import { afterEach, expect, it, vi } from 'vitest';
import { watchDays } from './watch-days.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openPage(from: string) {
  let change = () => {};
  const place = { isSeen: true, at: from };
  const onNewDay = vi.fn();
  const stop = vi.fn();
  const leave = watchDays(onNewDay, {
    isSeen: () => place.isSeen,
    watch: (onChange) => {
      change = onChange;
      return stop;
    },
    now: () => new Date(place.at),
  });
  const turn = (at: string, isSeen: boolean) => {
    Object.assign(place, { at, isSeen });
    change();
  };
  return { turn, onNewDay, leave, stop };
}

it('[B-061] a page seen again on a later day in Shanghai reloads, once a day', () => {
  const { turn, onNewDay, leave, stop } = openPage('2026-11-16T23:50:00+08:00');
  turn('2026-11-16T23:59:00+08:00', true);
  turn('2026-11-17T00:01:00+08:00', false);
  expect(onNewDay).not.toHaveBeenCalled();
  turn('2026-11-17T08:00:00+08:00', true);
  turn('2026-11-17T21:00:00+08:00', true);
  expect(onNewDay).toHaveBeenCalledOnce();
  turn('2026-11-18T08:00:00+08:00', true);
  expect(onNewDay).toHaveBeenCalledTimes(2);
  leave();
  expect(stop).toHaveBeenCalledOnce();
});

it('[B-061] a page visible over midnight reloads, a hidden one when it is seen', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T23:59:30+08:00') });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const onNewDay = vi.fn();
  const leave = watchDays(onNewDay);
  vi.advanceTimersByTime(29_000);
  expect(onNewDay).not.toHaveBeenCalled();
  vi.advanceTimersByTime(4_000);
  expect(onNewDay).toHaveBeenCalledOnce();
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(86_400_000);
  expect(onNewDay).toHaveBeenCalledOnce();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onNewDay).toHaveBeenCalledTimes(2);
  leave();
  expect(vi.getTimerCount()).toBe(0);
});
