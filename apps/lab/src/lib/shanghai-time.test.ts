import { minuteText } from '@juban/domain';
import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  dayShare,
  formatDay,
  formatTime,
  fromTypedTime,
  MINUTE_MS,
  minuteBefore,
} from './shanghai-time.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

describe('time in Shanghai', () => {
  it('is shown whatever the time zone of this machine', () => {
    const now = at('2026-11-11T23:58:30');
    expect(formatTime(now)).toBe('23:58:30');
    expect(formatDay(now)).toBe('2026-11-11 周三');
  });

  it('changes the day at midnight in Shanghai', () => {
    expect(formatDay(at('2026-11-14T23:59:59'))).toBe('2026-11-14 周六');
    expect(formatDay(at('2026-11-15T00:00:00'))).toBe('2026-11-15 周日');
  });

  it('is read from a typed text and formatted again', () => {
    const typed = '2026-12-31 10:59';
    expect(fromTypedTime(typed)).toBe(at('2026-12-31T10:59:00'));
    expect(minuteText(fromTypedTime(typed) ?? 0)).toBe(typed);
    expect(fromTypedTime(' 2026-12-31T10:59:30 ')).toBe(at('2026-12-31T10:59:30'));
    expect(fromTypedTime('2026-12-31')).toBe(at('2026-12-31T00:00:00'));
  });

  it('is undefined for a text without a valid time', () => {
    for (const text of ['', 'soon', '2026-13-01 00:00', '2026-02-30 00:00', '2026-01-01 24:30', '11:00']) {
      expect(fromTypedTime(text)).toBeUndefined();
    }
  });

  it('knows the elapsed share of the day', () => {
    expect(dayShare(at('2026-11-11T00:00:00'))).toBe(0);
    expect(dayShare(at('2026-11-11T12:00:00'))).toBe(0.5);
    expect(dayShare(-1)).toBeCloseTo(1 / 3, 6);
  });
});

describe('minute before an hour', () => {
  it('is today while it is in the future', () => {
    expect(minuteBefore(11, at('2026-11-11T08:00:00.123'))).toBe(at('2026-11-11T10:59:00'));
    expect(minuteBefore(24, at('2026-11-11T23:58:59.999'))).toBe(at('2026-11-11T23:59:00'));
  });

  it('is tomorrow once it has passed, so that a second click moves on', () => {
    const first = minuteBefore(11, at('2026-11-11T08:00:00'));
    expect(minuteBefore(11, first)).toBe(first + DAY_MS);
    expect(minuteBefore(24, at('2026-11-11T23:59:30'))).toBe(at('2026-11-12T23:59:00'));
    expect(minuteBefore(11, first - 1)).toBe(first);
    expect(minuteBefore(11, first + MINUTE_MS)).toBe(first + DAY_MS);
  });
});
