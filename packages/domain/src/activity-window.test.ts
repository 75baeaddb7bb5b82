import { expect, it } from 'vitest';
import { nextWindowChange, windowState } from './activity-window.ts';

const startsAt = new Date('2026-03-01T00:00:00+08:00');
const endsAt = new Date('2026-03-31T00:00:00+08:00');
const window = { startsAt, endsAt };
const after = (time: Date, ms: number) => new Date(time.getTime() + ms);

it.each([
  ['a millisecond before the start', after(startsAt, -1), 'future', startsAt],
  ['at the start', startsAt, 'open', endsAt],
  ['a millisecond after the start', after(startsAt, 1), 'open', endsAt],
  ['a millisecond before the end', after(endsAt, -1), 'open', endsAt],
  ['at the end', endsAt, 'ended', undefined],
  ['a millisecond after the end', after(endsAt, 1), 'ended', undefined],
  ['in another age', new Date(0), 'future', startsAt],
])('[A-061][A-067] %s, the window is in the state %s', (_case, now, state, next) => {
  expect(windowState(window, now as Date)).toBe(state);
  expect(nextWindowChange(window, now as Date)).toEqual(next);
});

it('changes state exactly at the moment that nextWindowChange returns', () => {
  for (const now of [after(startsAt, -1), startsAt]) {
    const next = nextWindowChange(window, now);
    if (!next) throw new Error('a change was to come');
    expect(windowState(window, next)).not.toBe(windowState(window, now));
    expect(windowState(window, after(next, -1))).toBe(windowState(window, now));
  }
});
