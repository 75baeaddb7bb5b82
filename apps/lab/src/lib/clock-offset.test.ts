import { describe, expect, it } from 'vitest';
import { describeOffset, isMoved } from './clock-offset.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './shanghai-time.ts';

describe('offset of the business clock', () => {
  it('is none below five seconds in either direction', () => {
    expect(isMoved(4_999)).toBe(false);
    expect(isMoved(-4_999)).toBe(false);
    expect(isMoved(5_000)).toBe(true);
    expect(describeOffset(-4_000)).toBe('真实时间');
  });

  it('has a direction and the two largest units', () => {
    expect(describeOffset(DAY_MS + 2 * HOUR_MS + 3 * MINUTE_MS)).toBe('比真实时间快 1 天 2 小时');
    expect(describeOffset(-HOUR_MS)).toBe('比真实时间慢 1 小时');
    expect(describeOffset(365 * DAY_MS)).toBe('比真实时间快 365 天');
    expect(describeOffset(MINUTE_MS + 1_000)).toBe('比真实时间快 1 分 1 秒');
  });

  it('is rounded to whole seconds, so that a minute is not 59 seconds', () => {
    expect(describeOffset(MINUTE_MS - 12)).toBe('比真实时间快 1 分');
  });
});
