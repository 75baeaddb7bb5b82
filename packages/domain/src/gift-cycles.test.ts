import { describe, expect, it } from 'vitest';
import { GIFT_BUNDLES, type GiftBundleType } from './gift-bundles.ts';
import { type GiftCard, type GiftPurchase, giftCycles, giftStanding } from './gift-cycles.ts';

const at = (local: string) => new Date(`${local}+08:00`);
const before = (time: Date) => new Date(time.getTime() - 1);
const bought = (orderNo: string, paid: string, takenBack?: string): GiftPurchase => ({
  orderNo,
  paidAt: at(paid),
  takenBackAt: takenBack ? at(takenBack) : null,
});
const BOUGHT = '2026-11-02T21:14:00';
const one = [bought('a', BOUGHT)];
const statusAt = (
  type: GiftBundleType,
  now: Date,
  purchases: readonly GiftPurchase[] = one,
  claims: readonly GiftCard[] = [],
) => giftStanding(type, purchases, claims, now).status;
const windows = (
  type: GiftBundleType,
  purchases: readonly GiftPurchase[],
  claims: readonly GiftCard[] = [],
): string[] =>
  giftCycles(type, purchases, claims).map(({ orderNo, card, startsAt, endsAt }) => {
    const day = (time: Date) => new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(5, 10);
    return `${orderNo}${card} ${day(startsAt)} ${day(endsAt)}`;
  });

describe('one purchase', () => {
  it.each([
    ['HanXiWeekDelivery', 1, '2026-11-09T21:14:00'],
    ['HanXiMonthDelivery', 1, '2026-12-02T21:14:00'],
    ['HanXiSeasonDelivery', 3, '2027-02-02T21:14:00'],
    ['HanXiHalfYearDelivery', 6, '2027-05-02T21:14:00'],
    ['HanXiYearDelivery', 12, '2027-11-02T21:14:00'],
    ['HanXiAutoMonthDelivery', 1, '2026-12-02T21:14:00'],
    ['HanXiAutoMonth2Delivery', 1, '2026-12-02T21:14:00'],
  ] as const)('[C-104] of %s has %i cycles, the last of which ends %s', (type, count, end) => {
    const cycles = giftCycles(type, one, []);
    expect(cycles.map(({ card }) => card)).toEqual(Array.from({ length: count }, (_unused, n) => n + 1));
    expect(statusAt(type, before(at(BOUGHT)))).toBe(0);
    expect(statusAt(type, at(BOUGHT))).toBe(1);
    expect(statusAt(type, before(at(end)))).toBe(1);
    expect(statusAt(type, at(end))).toBe(0);
    expect(giftStanding(type, one, [], at(end)).isOver).toBe(true);
    expect(giftStanding(type, one, [], before(at(BOUGHT))).isOver).toBe(false);
  });

  it('[C-104] allows one choice per period, from its start until just before its end', () => {
    const claims = [{ orderNo: 'a', card: 1 }];
    const second = at('2026-12-02T21:14:00');
    const now = (time: Date) => giftStanding('HanXiSeasonDelivery', one, claims, time);
    expect(now(before(second))).toMatchObject({ status: 2, cycle: { card: 1 }, nextAt: second });
    expect(now(second)).toMatchObject({ status: 1, cycle: { card: 2 }, nextAt: at('2027-01-02T21:14:00') });
    expect(now(at('2027-01-02T21:14:00'))).toMatchObject({ status: 1, cycle: { card: 3 } });
    expect(now(at('2027-01-02T21:14:00')).nextAt).toBeUndefined();
  });

  it('[C-104] an unclaimed cycle expires and its card is not carried over', () => {
    const claims = [{ orderNo: 'a', card: 2 }];
    expect(statusAt('HanXiSeasonDelivery', at('2026-12-20T00:00:00'), one, claims)).toBe(2);
    expect(statusAt('HanXiSeasonDelivery', at('2027-01-20T00:00:00'), one, claims)).toBe(1);
  });

  it('[C-104] cycles from the 31st keep that day in every month that has it', () => {
    expect(windows('HanXiHalfYearDelivery', [bought('a', '2026-12-31T08:00:00')])).toEqual([
      'a1 12-31 01-31',
      'a2 01-31 02-28',
      'a3 02-28 03-31',
      'a4 03-31 04-30',
      'a5 04-30 05-31',
      'a6 05-31 06-30',
    ]);
  });

  it('[C-064] without a purchase nothing is owned, and nothing counts as over', () => {
    for (const type of Object.keys(GIFT_BUNDLES) as GiftBundleType[])
      expect(giftStanding(type, [], [], at(BOUGHT))).toMatchObject({ status: 0, isOver: false });
  });
});

describe('repeat purchase', () => {
  it('[C-104] extends the cycles, in the order of payment', () => {
    const twice = [bought('b', '2026-11-20T10:00:00'), bought('a', BOUGHT)];
    expect(windows('HanXiMonthDelivery', twice)).toEqual(['a1 11-02 12-02', 'b1 12-02 01-02']);
    const renewed = [...twice, bought('c', '2027-01-01T10:00:00')];
    expect(windows('HanXiAutoMonthDelivery', renewed)).toEqual([
      'a1 11-02 12-02',
      'b1 12-02 01-02',
      'c1 01-02 02-02',
    ]);
  });

  it('[C-104] starts a new series after a gap when bought after the last cycle', () => {
    const later = [bought('a', BOUGHT), bought('b', '2026-12-10T10:00:00')];
    expect(windows('HanXiMonthDelivery', later)).toEqual(['a1 11-02 12-02', 'b1 12-10 01-10']);
    expect(statusAt('HanXiMonthDelivery', at('2026-12-05T00:00:00'), later)).toBe(0);
  });

  it('[C-104] follows without a gap when bought exactly at the end of the last cycle', () => {
    const next = [bought('a', BOUGHT), bought('b', '2026-12-02T21:14:00')];
    expect(statusAt('HanXiMonthDelivery', at('2026-12-02T21:14:00'), next)).toBe(1);
    expect(windows('HanXiMonthDelivery', next)[1]).toBe('b1 12-02 01-02');
  });

  it('[C-104] two orders paid at the same moment have a fixed order', () => {
    const pair = [bought('b', BOUGHT), bought('a', BOUGHT)];
    expect(windows('HanXiWeekDelivery', pair)).toEqual(['a1 11-02 11-09', 'b1 11-09 11-16']);
  });
});

describe('refund', () => {
  const gone = [bought('a', BOUGHT, '2026-11-10T00:00:00')];

  it('[C-104] removes the running cycle if it is unclaimed, and all later ones', () => {
    expect(windows('HanXiSeasonDelivery', gone)).toEqual(['a1 11-02 11-10']);
    expect(statusAt('HanXiSeasonDelivery', before(at('2026-11-10T00:00:00')), gone)).toBe(1);
    expect(statusAt('HanXiSeasonDelivery', at('2026-11-10T00:00:00'), gone)).toBe(0);
  });

  it('[C-104] keeps the running cycle of a claimed card and removes later ones', () => {
    const claims = [{ orderNo: 'a', card: 1 }];
    expect(windows('HanXiSeasonDelivery', gone, claims)).toEqual(['a1 11-02 12-02']);
    expect(statusAt('HanXiSeasonDelivery', at('2026-11-20T00:00:00'), gone, claims)).toBe(2);
    expect(statusAt('HanXiSeasonDelivery', at('2026-12-02T21:14:00'), gone, claims)).toBe(0);
  });

  it('[C-104] lets the next order begin at once with all its cycles', () => {
    const both = [...gone, bought('b', '2026-11-05T10:00:00')];
    expect(windows('HanXiMonthDelivery', both)).toEqual(['a1 11-02 11-10', 'b1 11-10 12-10']);
  });

  it('[C-104] of an order whose cycles have not begun removes all of them', () => {
    const both = [bought('a', BOUGHT), bought('b', '2026-11-05T10:00:00', '2026-11-06T10:00:00')];
    expect(windows('HanXiMonthDelivery', both)).toEqual(['a1 11-02 12-02']);
  });
});
