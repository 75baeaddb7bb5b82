import { DAY_MS, type EntitlementEntry, extendExpiry } from './membership.ts';
import type { OrderState } from './order-states.ts';

export interface CausedEntry extends EntitlementEntry {
  /** What caused the entry, such as an order. */
  cause: string;
}

/** The cause of the entry that takes back a grant for a refund. */
export const refundCause = (cause: string, refundNo: string): string => `${cause}:refund:${refundNo}`;

/** The cause of the entry that returns days when a refund fails or is reversed. */
export const returnCause = (cause: string): string => `${cause}:returned`;

/** The cause of the grant that a reversal or a return belongs to. Older entries have no refund number. */
const grantOf = (cause: string): string => cause.replace(/:refund(?::[^:]+)?(?::returned)?$/, '');

/** The stretch of membership that one grant gives. */
interface Stretch {
  /** Of its entry. */
  place: number;
  cause: string;
  begin: number;
  length: number;
}

export interface GrantUsage {
  /** When the days begin; undefined if none are left. */
  begin: number | undefined;
  usedMs: number;
  unusedMs: number;
  /** The stretches that have begun, as [from, to) in ms. */
  ran: Array<readonly [from: number, to: number]>;
}

/**
 * How much of the days of one grant has been used. Days granted during a membership wait for those before
 * them. A reversal removes the days of its own grant, and later days move forward.
 */
export function grantUsageOf(cause: string, entries: readonly CausedEntry[], now: Date): GrantUsage {
  const own = layOut(entries).filter((each) => each.cause === cause && each.length > 0);
  const usedOf = ({ begin, length }: Stretch) => Math.min(length, Math.max(0, now.getTime() - begin));
  const usedMs = own.reduce((sum, each) => sum + usedOf(each), 0);
  return {
    begin: own[0]?.begin,
    usedMs,
    unusedMs: own.reduce((sum, { length }) => sum + length, 0) - usedMs,
    ran: own
      .filter(({ begin }) => begin <= now.getTime())
      // Include the current moment in a stretch that is still running.
      .map((each) => {
        const used = usedOf(each);
        return [each.begin, each.begin + used + (used < each.length ? 1 : 0)] as const;
      }),
  };
}

/** When the days of each grant run, as [from, to) in ms by the place of its entry; none for a grant that was taken back. */
export function stretchesOf(
  entries: readonly CausedEntry[],
): ReadonlyMap<number, readonly [from: number, to: number]> {
  const left = layOut(entries).filter(({ length }) => length > 0);
  return new Map(left.map(({ place, begin, length }) => [place, [begin, begin + length] as const]));
}

function layOut(entries: readonly CausedEntry[]): Stretch[] {
  const stretches: Stretch[] = [];
  let expiry: Date | null = null;
  for (const [place, entry] of entries.entries()) {
    const end: Date | null = extendExpiry(expiry, entry);
    const cause = grantOf(entry.cause);
    if (end && entry.days > 0) {
      const length = entry.days * DAY_MS;
      stretches.push({ place, cause, begin: end.getTime() - length, length });
    } else if (expiry && end && end < expiry) remove(stretches, cause, expiry.getTime() - end.getTime());
    expiry = end;
  }
  return stretches;
}

/** Removes time from the grant itself first, then from the end. */
function remove(stretches: Stretch[], cause: string, wanted: number): void {
  let left = wanted;
  const latestFirst = [...stretches.keys()].reverse();
  const own = latestFirst.filter((at) => stretches[at]?.cause === cause);
  for (const at of [...own, ...latestFirst]) {
    const stretch = stretches[at];
    const taken = Math.min(left, stretch?.length ?? 0);
    if (!stretch || taken === 0) continue;
    stretch.length -= taken;
    for (const later of stretches.slice(at + 1)) later.begin -= taken;
    left -= taken;
  }
}

/** What a refund takes back. */
export interface Clawback {
  days: number;
  vPower: number;
}

export interface RefundSum {
  /** Amount paid and amount refunded before, in fen. */
  paidFen: number;
  refundedFen: number;
  fen: number;
  /** What the order granted, and what was taken back before. */
  given: Clawback;
  taken: Clawback;
  /** How long its days would still run. */
  unusedMs: number;
}

/** True if this refund leaves nothing of the payment. */
export const isWholeRefund = ({
  paidFen,
  refundedFen,
  fen,
}: Pick<RefundSum, 'paidFen' | 'refundedFen' | 'fen'>): boolean => refundedFen + fen >= paidFen;

/**
 * A refund of everything that is left takes back all remaining days, including the current one. A partial
 * refund takes back the whole unused days, and V power in proportion to the amount.
 */
export function clawbackOf(sum: RefundSum): Clawback {
  const { given, taken, unusedMs, paidFen, fen } = sum;
  const left = { days: given.days - taken.days, vPower: given.vPower - taken.vPower };
  if (isWholeRefund(sum))
    return { days: Math.min(left.days, Math.ceil(unusedMs / DAY_MS)), vPower: left.vPower };
  return {
    days: Math.min(left.days, Math.floor(unusedMs / DAY_MS)),
    vPower: Math.min(left.vPower, Math.floor((given.vPower * fen) / paidFen)),
  };
}

/** Rules for refunds that users request themselves. */
export interface RefundPolicy {
  /** Days after payment. */
  windowDays: number;
  /** How long the days of the order may have been running. */
  mostUsedHours: number;
  mostIn30Days: number;
  mostInYear: number;
}

export type RefundProblem = 'state' | 'late' | 'used' | 'benefitUsed';

export interface RefundFacts {
  state: OrderState;
  paidAt: Date | null;
  /** How long the order's own days have been running. */
  usedMs: number;
  /** A check-in or a used benefit since its days began. */
  hasUsedBenefit: boolean;
}

const HOUR_MS = DAY_MS / 24;

/** Why a user may not request the refund; undefined if they may. */
export function findRefundProblem(
  { state, paidAt, usedMs, hasUsedBenefit }: RefundFacts,
  policy: RefundPolicy,
  now: Date,
): RefundProblem | undefined {
  if (state !== 'fulfilled' || paidAt === null) return 'state';
  if (now.getTime() - paidAt.getTime() > policy.windowDays * DAY_MS) return 'late';
  if (usedMs > policy.mostUsedHours * HOUR_MS) return 'used';
  return hasUsedBenefit ? 'benefitUsed' : undefined;
}
