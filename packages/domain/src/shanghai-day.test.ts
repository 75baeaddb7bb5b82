import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanghaiDay, shanghaiDayEnd, shanghaiMidnight } from './shanghai-day.ts';

describe('calendar day in Shanghai', () => {
  it.each([
    ['2026-03-01T15:59:59.999Z', '2026-03-01'],
    ['2026-03-01T16:00:00.000Z', '2026-03-02'],
    ['2026-12-31T15:59:59.999Z', '2026-12-31'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['2028-02-28T16:00:00.000Z', '2028-02-29'],
    ['2028-02-29T16:00:00.000Z', '2028-03-01'],
    ['1969-12-31T15:59:59.999Z', '1969-12-31'],
    ['1969-12-31T16:00:00.000Z', '1970-01-01'],
  ])('%s is on %s', (at, day) => {
    expect(shanghaiDay(new Date(at))).toBe(day);
    expect(shanghaiMidnight(new Date(at))).toEqual(new Date(`${day}T00:00:00+08:00`));
  });

  it('is the day that the Asia/Shanghai calendar gives', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
    const since1992 = fc.date({
      min: new Date('1992-01-01T00:00:00Z'),
      max: new Date('2150-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(since1992, (at) => {
        expect(shanghaiDay(at)).toBe(calendar.format(at));
        const midnight = shanghaiMidnight(at);
        expect(shanghaiDay(midnight)).toBe(shanghaiDay(at));
        expect(shanghaiDay(new Date(midnight.getTime() - 1))).not.toBe(shanghaiDay(at));
        const end = shanghaiDayEnd(at);
        expect(shanghaiMidnight(end)).toEqual(end);
        expect(shanghaiDay(new Date(end.getTime() - 1))).toBe(shanghaiDay(at));
      }),
    );
  });
});
