import { DAY_MS, type EntitlementEntry, extendExpiry } from './membership.ts';
import type { OrderState } from './order-states.ts';

const REFUND_WINDOW_MS = 7 * DAY_MS;
const MOST_USED_MS = DAY_MS;

export interface CausedEntry extends EntitlementEntry {
  /** What brought it about; a reversal carries its grant's cause with `:refund` behind it. */
  cause: string;
}

const reversalOf = (cause: string) => `${cause}:refund`;

/**
 * How long the days of one grant have been running, in ms. Days bought while a membership runs wait their turn, so
 * nothing of them is used until the days before them are over; a reversal brings what waits behind it forward, and
 * nothing that came before what it takes back.
 */
export function usedOf(cause: string, entries: readonly CausedEntry[], now: Date): number {
  let expiry: Date | null = null;
  let own: { begin: number; days: number } | undefined;
  const reversalsAhead = new Set<string>();
  for (const entry of entries) {
    const end: Date | null = extendExpiry(expiry, entry);
    if (entry.cause === cause && end) own = { begin: end.getTime() - entry.days * DAY_MS, days: entry.days };
    else if (!own) reversalsAhead.add(reversalOf(entry.cause));
    // It cannot make later what has begun.
    else if (expiry && end && end < expiry && reversalsAhead.has(entry.cause))
      own.begin -= expiry.getTime() - end.getTime();
    expiry = end;
  }
  if (!own) return 0;
  return Math.min(own.days * DAY_MS, Math.max(0, now.getTime() - own.begin));
}

export type RefundProblem = 'state' | 'late' | 'used';

export interface RefundFacts {
  state: OrderState;
  paidAt: Date | null;
  /** How long its own days have been running. */
  usedMs: number;
}

/** Why an owner may not have the money back; undefined when they may: 7 days after payment and 1 day used still do. */
export function findRefundProblem(
  { state, paidAt, usedMs }: RefundFacts,
  now: Date,
): RefundProblem | undefined {
  if (state !== 'fulfilled' || paidAt === null) return 'state';
  if (now.getTime() - paidAt.getTime() > REFUND_WINDOW_MS) return 'late';
  return usedMs > MOST_USED_MS ? 'used' : undefined;
}
