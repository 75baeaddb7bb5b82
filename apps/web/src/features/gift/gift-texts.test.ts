import { describe, expect, it } from 'vitest';
import type { Gift } from './gift-data.ts';
import { deadlineOf } from './gift-texts.ts';

const END = Date.parse('2026-12-02T21:14:30+08:00');
const gift = (change: Partial<Gift>): Gift => ({
  type: 'HanXiSeasonDelivery',
  status: 1,
  startTime: 0,
  endTime: END,
  purchaseTime: 0,
  nextTime: END,
  leftDays: 20,
  name: '季卡',
  showName: 'VIP+ 季卡赠礼',
  choiceName: null,
  logos: [],
  ...change,
});

describe('when a gift can be claimed', () => {
  it.each([
    [{ leftDays: 20 }, '本期请在 2026-12-02 21:14 前领取', false],
    [{ leftDays: 3 }, '本期请在 2026-12-02 21:14 前领取', false],
    [{ leftDays: 2 }, '还剩 2 天，12-02 21:14 截止', true],
    [{ leftDays: 1 }, '还剩 1 天，12-02 21:14 截止', true],
    [{ leftDays: 0 }, '不到 1 天，12-02 21:14 截止', true],
    [{ status: 2, leftDays: 0 }, '下一期 2026-12-02 21:14 开放', false],
    [{ status: 2, nextTime: null }, '已领完，再次购买可继续领取', false],
    [{ type: 'HanXiAutoMonthDelivery', status: 2, nextTime: null }, '已领取，下次续费后可继续领取', false],
    [{ type: 'HanXiAutoMonth2Delivery', status: 2, nextTime: null }, '已领取，下次续费后可继续领取', false],
    [{ type: 'HanXiAutoMonthDelivery', status: 2 }, '下一期 2026-12-02 21:14 开放', false],
  ] as const)('[C-020] %j: %s', (change, text, isNear) => {
    expect(deadlineOf(gift(change))).toEqual({ text, isNear });
  });

  it('[C-020] is shown in Shanghai time', () => {
    const endTime = Date.parse('2026-12-31T16:05:59Z');
    expect(deadlineOf(gift({ leftDays: 9, endTime })).text).toContain('2027-01-01 00:05');
  });
});
