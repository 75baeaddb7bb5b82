import { expect, it } from 'vitest';
import { playDateParts } from './play-date.ts';

it.each([
  ['2026-12-06T12:00:00Z', { day: '12.06', week: '周日', time: '20:00' }],
  ['2026-12-31T16:00:00Z', { day: '01.01', week: '周五', time: '00:00' }],
  ['2026-12-31T15:59:00Z', { day: '12.31', week: '周四', time: '23:59' }],
])('[A-035] %s starts by Shanghai’s clock', (at, parts) => {
  expect(playDateParts(Date.parse(at))).toEqual(parts);
});
