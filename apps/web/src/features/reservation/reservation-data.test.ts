import { describe, expect, it } from 'vitest';
import { periodDays } from './reservation-data.ts';

describe('the period in words', () => {
  it('[C-035] ends with its last day, by Shanghai’s calendar', () => {
    const startTime = Date.parse('2026-11-15T00:00:00+08:00');
    const endTime = Date.parse('2027-01-01T00:00:00+08:00');
    expect(periodDays({ startTime, endTime })).toEqual({ from: '2026年11月15日', to: '2026年12月31日' });
  });
});
