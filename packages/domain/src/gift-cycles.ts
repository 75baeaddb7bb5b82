import { cardsOf, GIFT_BUNDLES, type GiftBundle, type GiftBundleType } from './gift-bundles.ts';
import { DAY_MS } from './membership.ts';
import { monthsLater } from './months-later.ts';

/** A paid order of a package that includes a bundle. */
export interface GiftPurchase {
  orderNo: string;
  paidAt: Date;
  /** When it was refunded; null if it was not. */
  takenBackAt: Date | null;
}

/** A card of an order, numbered from 1. */
export interface GiftCard {
  orderNo: string;
  card: number;
}

/** The period in which one card can be claimed. `endsAt` is excluded. */
export interface GiftCycle extends GiftCard {
  boughtAt: Date;
  startsAt: Date;
  endsAt: Date;
}

/** 0 not owned, 1 claimable, 2 claimed. */
export type GiftStatus = 0 | 1 | 2;

export interface GiftStanding {
  status: GiftStatus;
  /** The cycle that is running now. */
  cycle: GiftCycle | undefined;
  /** When the next cycle starts; undefined if there is none. */
  nextAt: Date | undefined;
  /** There were cycles and all have ended. */
  isOver: boolean;
}

const WEEK_MS = 7 * DAY_MS;

/**
 * Consecutive cycles without a gap. Months are counted from the anchor of the series, so that month ends do
 * not drift.
 */
interface Row {
  anchor: Date;
  cycles: number;
}

const endOf = ({ cycle }: GiftBundle, { anchor, cycles }: Row): Date =>
  cycle === 'week' ? new Date(anchor.getTime() + cycles * WEEK_MS) : monthsLater(anchor, cycles);

const sameCard = (a: GiftCard) => (b: GiftCard) => a.orderNo === b.orderNo && a.card === b.card;

/**
 * All cycles of a purchase history, in sequence: an order bought while earlier cycles run starts where they
 * end. A refund ends the running cycle unless its card was claimed, and removes the later ones.
 */
export function giftCycles(
  type: GiftBundleType,
  purchases: readonly GiftPurchase[],
  claims: readonly GiftCard[],
): GiftCycle[] {
  const bundle: GiftBundle = GIFT_BUNDLES[type];
  const cycles: GiftCycle[] = [];
  let row: Row | undefined;
  for (const wanted of cardsInOrder(bundle, purchases)) {
    const { orderNo, card, paidAt, takenBackAt } = wanted;
    const last = cycles[cycles.length - 1]?.endsAt;
    const startsAt = last && last > paidAt ? last : paidAt;
    if (takenBackAt && startsAt >= takenBackAt) continue;
    const follows = row !== undefined && startsAt.getTime() === endOf(bundle, row).getTime();
    const next: Row = row && follows ? { ...row, cycles: row.cycles + 1 } : { anchor: startsAt, cycles: 1 };
    const whole = endOf(bundle, next);
    const isCut = takenBackAt !== null && takenBackAt < whole && !claims.some(sameCard(wanted));
    row = next;
    cycles.push({ orderNo, card, boughtAt: paidAt, startsAt, endsAt: isCut ? takenBackAt : whole });
  }
  return cycles;
}

function cardsInOrder(bundle: GiftBundle, purchases: readonly GiftPurchase[]) {
  const places = Array.from({ length: cardsOf(bundle) }, (_unused, place) => place + 1);
  return [...purchases].sort(byPayment).flatMap((purchase) => places.map((card) => ({ ...purchase, card })));
}

function byPayment(a: GiftPurchase, b: GiftPurchase): number {
  return a.paidAt.getTime() - b.paidAt.getTime() || (a.orderNo < b.orderNo ? -1 : 1);
}

/** The user's current status for a bundle. */
export function giftStanding(
  type: GiftBundleType,
  purchases: readonly GiftPurchase[],
  claims: readonly GiftCard[],
  now: Date,
): GiftStanding {
  const cycles = giftCycles(type, purchases, claims);
  const place = cycles.findIndex(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const cycle = cycles[place];
  if (!cycle) {
    const isOver = cycles.length > 0 && cycles.every(({ endsAt }) => endsAt <= now);
    return { status: 0, cycle: undefined, nextAt: undefined, isOver };
  }
  const status = claims.some(sameCard(cycle)) ? 2 : 1;
  return { status, cycle, nextAt: cycles[place + 1]?.startsAt, isOver: false };
}
