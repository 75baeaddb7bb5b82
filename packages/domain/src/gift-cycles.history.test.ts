import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GIFT_BUNDLES, type GiftBundle, type GiftBundleType } from './gift-bundles.ts';
import { type GiftCard, type GiftPurchase, giftCycles, giftStanding } from './gift-cycles.ts';
import { DAY_MS } from './membership.ts';

const TYPES = Object.keys(GIFT_BUNDLES) as GiftBundleType[];
const START = Date.parse('2026-11-15T10:00:00+08:00');

const step = fc.record({
  wait: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 70 })),
  act: fc.constantFrom('buy', 'claim', 'claim', 'claim', 'refund'),
  pick: fc.nat(20),
});

interface Claim extends GiftCard {
  at: number;
  startsAt: number;
  endsAt: number;
}

interface Model {
  type: GiftBundleType;
  now: number;
  purchases: GiftPurchase[];
  claims: Claim[];
}

function claim({ type, now, purchases, claims }: Model): void {
  const { status, cycle } = giftStanding(type, purchases, claims, new Date(now));
  if (status !== 1 || !cycle) return;
  const [startsAt, endsAt] = [cycle.startsAt.getTime(), cycle.endsAt.getTime()];
  claims.push({ orderNo: cycle.orderNo, card: cycle.card, at: now, startsAt, endsAt });
}

function refund({ now, purchases }: Model, pick: number): void {
  const place = pick % Math.max(purchases.length, 1);
  const chosen = purchases[place];
  if (chosen?.takenBackAt === null) purchases[place] = { ...chosen, takenBackAt: new Date(now) };
}

const ACTS = {
  buy: ({ purchases, now }: Model) =>
    void purchases.push({ orderNo: `o${purchases.length}`, paidAt: new Date(now), takenBackAt: null }),
  claim,
  refund,
};

const pastOf = ({ type, now, purchases, claims }: Model) =>
  giftCycles(type, purchases, claims).filter(({ endsAt }) => endsAt.getTime() <= now);

/** Invariants that must hold after every step of any history. */
function expectWell(model: Model): void {
  const { type, purchases, claims } = model;
  const { cards }: GiftBundle = GIFT_BUNDLES[type];
  const cycles = giftCycles(type, purchases, claims);
  for (const [place, { startsAt, endsAt, boughtAt }] of cycles.entries()) {
    expect(startsAt < endsAt).toBe(true);
    expect(startsAt >= boughtAt).toBe(true);
    expect(startsAt.getTime()).toBeGreaterThanOrEqual(cycles[place - 1]?.endsAt.getTime() ?? 0);
  }
  expect(new Set(claims.map(({ orderNo, card }) => `${orderNo}:${card}`)).size).toBe(claims.length);
  for (const { orderNo } of purchases)
    expect(cycles.filter((cycle) => cycle.orderNo === orderNo).length).toBeLessThanOrEqual(cards ?? 1);
  for (const { orderNo, card, at, startsAt, endsAt } of claims) {
    const cycle = cycles.find((each) => each.orderNo === orderNo && each.card === card);
    // A claim must stay inside its cycle, whatever is bought or refunded later.
    expect([cycle?.startsAt.getTime(), cycle?.endsAt.getTime()]).toEqual([startsAt, endsAt]);
    expect(at >= startsAt && at < endsAt).toBe(true);
  }
}

it('[C-104] in any history, cycles never overlap, past cycles never move, and each claim lies in its own cycle', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TYPES), fc.array(step, { maxLength: 40 }), (type, steps) => {
      const model: Model = { type, now: START, purchases: [], claims: [] };
      for (const { wait, act, pick } of steps) {
        model.now += wait * DAY_MS + 1;
        const past = pastOf(model);
        ACTS[act](model, pick);
        expect(pastOf(model).slice(0, past.length)).toEqual(past);
        expectWell(model);
      }
    }),
  );
});

it('[C-104] without refunds, the number of cycles equals the number of cards bought', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TYPES),
      fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
      (type, waits) => {
        let now = START;
        const purchases = waits.map((wait, place) => {
          now += wait * DAY_MS;
          return { orderNo: `o${place}`, paidAt: new Date(now), takenBackAt: null };
        });
        const { cards }: GiftBundle = GIFT_BUNDLES[type];
        expect(giftCycles(type, purchases, [])).toHaveLength(waits.length * (cards ?? 1));
      },
    ),
  );
});
