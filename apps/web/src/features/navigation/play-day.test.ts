import { expect, it } from 'vitest';
import { playDay } from './play-day.ts';

it.each([
  ['2026-11-20T00:00:00+08:00', '11月20日'],
  ['2026-11-19T23:59:59+08:00', '11月19日'],
  ['2026-12-31T16:00:00Z', '1月1日'],
])('[C-039] %s starts on %s', (at, day) => expect(playDay(Date.parse(at))).toBe(day));
