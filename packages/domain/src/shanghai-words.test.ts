import { describe, expect, it } from 'vitest';
import {
  clockText,
  minuteText,
  monthDayText,
  periodDays,
  secondText,
  shortText,
  yearDayText,
} from './shanghai-words.ts';

describe('formatted times', () => {
  it.each([
    ['2026-11-02T13:14:37.999Z', '2026-11-02 21:14:37'],
    ['2026-12-31T16:05:59Z', '2027-01-01 00:05:59'],
    ['2024-02-29T15:59:59Z', '2024-02-29 23:59:59'],
  ])('[B-038] formats %s as %s in Shanghai, and each shorter form is a part of it', (at, text) => {
    const moment = Date.parse(at);
    expect(secondText(moment)).toBe(text);
    expect(secondText(new Date(moment))).toBe(text);
    expect(minuteText(moment)).toBe(text.slice(0, 16));
    expect(shortText(moment)).toBe(text.slice(5, 16));
    expect(clockText(moment)).toBe(text.slice(11, 16));
  });

  it.each([
    ['2026-11-20T00:00:00+08:00', '11月20日'],
    ['2026-11-19T23:59:59+08:00', '11月19日'],
    ['2026-12-31T16:00:00Z', '1月1日'],
  ])('[C-039] formats %s as the day %s', (at, day) => {
    expect(monthDayText(Date.parse(at))).toBe(day);
  });

  it('put the year before the month', () => {
    expect(yearDayText(Date.parse('2026-12-31T16:00:00Z'))).toBe('2027年1月1日');
  });

  it('[C-033][C-035] a period ends with its last day', () => {
    const startTime = Date.parse('2023-05-18T00:00:00+08:00');
    const endTime = Date.parse('2023-06-02T00:00:00+08:00');
    expect(periodDays({ startTime, endTime })).toEqual({ from: '2023年5月18日', to: '2023年6月1日' });
  });
});
