import { describe, expect, it } from 'vitest';
import { periodDays } from './period-days.ts';

describe('a period in words', () => {
  it('[C-033][C-035] ends with its last day, by Shanghai’s calendar', () => {
    const startTime = Date.parse('2023-05-18T00:00:00+08:00');
    const endTime = Date.parse('2023-06-02T00:00:00+08:00');
    expect(periodDays({ startTime, endTime })).toEqual({ from: '2023年5月18日', to: '2023年6月1日' });
  });
});
