import type { GiftBundleType } from '@juban/domain';
import { ensureAccount } from '../account.ts';
import { askAgain } from '../ask.ts';
import { flowOf } from '../flow.ts';
import { buy } from '../money.ts';
import { CLIENT_TYPE } from '../visit.ts';

interface Claimed {
  token: string;
  type: GiftBundleType;
  /** Start of the cycle in which it was claimed. */
  startTime: number | null;
}

const BUNDLES = [
  ['HanXiMonthDelivery', /_plus_month$/],
  ['HanXiSeasonDelivery', /_plus_season$/],
  ['HanXiWeekDelivery', /_plus_week$/],
] as const satisfies ReadonlyArray<readonly [GiftBundleType, RegExp]>;
const CLAIMED = 2;

/** Buys VIP+ and claims the gift of the cycle, sometimes by two parallel requests. */
export const gift = flowOf<Claimed>({
  name: 'gift',
  weight: 3,
  async play(visit) {
    const { chance, person, stage } = visit;
    if (!(await ensureAccount(visit))) return;
    const [type, name] = chance.pick(BUNDLES);
    const goodsCode = stage.demo.goods[CLIENT_TYPE]?.find((code) => name.test(code));
    if (goodsCode === undefined) return;
    await buy(visit, goodsCode);
    const choice = chance.pick(stage.demo.gifts[type] ?? ['']);
    const requests = chance.happens(0.3) ? 2 : 1;
    const given = await Promise.all(
      Array.from({ length: requests }, () => visit.tryTo('claimGift', { type, choice })),
    );
    // If the clock moved between the requests, each has its own cycle.
    const cycles = given.flatMap((one) => (one ? [one.data.gift.startTime] : []));
    if (new Set(cycles).size < cycles.length) visit.violation(`${person.phone} claimed a gift twice at once`);
    for (const startTime of cycles) visit.record<Claimed>({ token: person.token ?? '', type, startTime });
  },
  /** In the same cycle it stays claimed; meanwhile another cycle may have begun. */
  async check(stage, { token, type, startTime }) {
    const { code, data } = await askAgain(stage, 'listGifts', {}, { token });
    if (code !== '0000') return `gifts cannot be read: ${code}`;
    const found = Object.values(data).find((one) => one.type === type);
    return found?.startTime === startTime && found.status !== CLAIMED
      ? `a gift of ${type} was claimed and is not`
      : undefined;
  },
});
