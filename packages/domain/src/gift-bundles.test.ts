import { describe, expect, it } from 'vitest';
import { GIFT_BUNDLES, type GiftBundle, giftBundleOf } from './gift-bundles.ts';

const of = (type: keyof typeof GIFT_BUNDLES): GiftBundle => GIFT_BUNDLES[type];

describe('benefit bundles', () => {
  it('[B-055] have the specified values, cycles and numbers of cards', () => {
    expect(of('HanXiWeekDelivery')).toEqual({ cycle: 'week', cards: 1, value: 15 });
    expect(of('HanXiSeasonDelivery')).toMatchObject({ cards: 3, value: 90 });
    expect(of('HanXiHalfYearDelivery')).toMatchObject({ cards: 6, value: 300 });
    expect(of('HanXiYearDelivery')).toMatchObject({ cards: 12, value: 360, extra: 3000 });
    expect(of('HanXiAutoMonthDelivery')).toMatchObject({ cards: null, value: 30 });
  });

  it('[B-055] are found by the name in a package, and unknown names find none', () => {
    expect(giftBundleOf('HanXiMonthDelivery')).toBe('HanXiMonthDelivery');
    expect([null, '', 'toString', 'HanXiDayDelivery'].map(giftBundleOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
