import { DAY_MS } from '@juban/domain/membership';
import { describe, expect, it } from 'vitest';
import { endText } from './punch-dates.ts';
import { GUEST_VIEW, type PunchRecords, punchView, UNKNOWN_VIEW } from './punch-view.ts';

const NOON = Date.parse('2026-11-15T12:00:00+08:00');
const END = Date.parse('2026-11-22T00:00:00+08:00');

const answer = (days: number[], now: number, more: Partial<PunchRecords> = {}): PunchRecords => ({
  records: days.map((dayNum) => ({ markTime: NOON + (dayNum - 1) * DAY_MS, dayNum, userId: '1' })),
  markCurDay: false,
  userId: '1',
  rewardDays: 0,
  canMark: 0,
  curTime: now,
  endTime: END,
  ...more,
});

describe('the page of a new user', () => {
  it('[C-049] counts its cards from the first check-in by the server’s clock', () => {
    const view = punchView(answer([1], NOON + 2 * DAY_MS, { rewardDays: 2 }));
    expect(view).toMatchObject({ stage: 'ready', today: 3, marks: 1, rewardDays: 2, left: 5 });
    expect(view.cards).toEqual([1, 2, 0, 0, 0, 0, 0]);
  });

  it('[C-049] has a day less left after today’s check-in', () => {
    const view = punchView(answer([1, 3], NOON + 2 * DAY_MS, { markCurDay: true }));
    expect(view).toMatchObject({ stage: 'marked', today: 3, left: 4 });
  });

  it('[C-036] of a visitor shows the first day, of an unknown user none', () => {
    expect([GUEST_VIEW.today, UNKNOWN_VIEW.today]).toEqual([1, 0]);
    expect(GUEST_VIEW.cards).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('users who cannot check in', () => {
  it.each([
    ['the end of the seventh day', END - 1, 0, 'ready'],
    ['the eighth day', END, 3, 'over'],
    ['the eighth day, before the server says so', END, 0, 'over'],
  ])('[C-065] a user who took part is thanked after seven days: %s', (_case, now, canMark, stage) => {
    expect(punchView(answer([1], now, { canMark })).stage).toBe(stage);
  });

  it.each([1, 2, 9])('[C-066] canMark %i means that the account is not new', (canMark) => {
    const view = punchView(answer([], NOON, { canMark }));
    expect(view).toMatchObject({ stage: 'notNew', today: 0, left: 0, endTime: undefined });
    expect(view.cards).toEqual([2, 2, 2, 2, 2, 2, 2]);
  });

  it('[C-066] a user who took part, on another user’s device, is not new there', () => {
    expect(punchView(answer([1], NOON + DAY_MS, { canMark: 2 })).stage).toBe('notNew');
  });
});

describe('the end of the check-in', () => {
  it.each([
    [true, END, '11月21日 24:00 结束'],
    [false, Date.parse('2026-12-01T09:05:00+08:00'), '12月1日 09:05 前签第一次'],
    [true, undefined, ''],
  ])('[C-036] begun %s, %s: %j', (isBegun, endTime, text) => {
    expect(endText({ isBegun, endTime })).toBe(text);
  });
});
