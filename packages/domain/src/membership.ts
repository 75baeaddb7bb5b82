export const DAY_MS = 86_400_000;

export interface EntitlementEntry {
  /** Business time of the grant or reversal. */
  at: Date;
  /** Whole days; negative for a reversal. */
  days: number;
}

/**
 * Days granted during a membership extend it; otherwise they start at the grant. An entry of 0 days, or a
 * reversal without a membership, changes nothing.
 */
export function extendExpiry(expiresAt: Date | null, entry: EntitlementEntry): Date | null {
  if (entry.days === 0 || (expiresAt === null && entry.days < 0)) return expiresAt;
  const base = Math.max(expiresAt?.getTime() ?? 0, entry.days > 0 ? entry.at.getTime() : 0);
  const end = base + entry.days * DAY_MS;
  // A reversal cannot end the membership before its own moment, because time already used stays used.
  return new Date(entry.days > 0 ? end : Math.max(end, Math.min(base, entry.at.getTime())));
}

/**
 * The end of the membership according to the ledger, with entries in the order of writing; null for an empty
 * ledger.
 */
export function replayExpiry(entries: readonly EntitlementEntry[]): Date | null {
  return entries.reduce<Date | null>((expiry, entry) => extendExpiry(expiry, entry), null);
}

export type MembershipStatus = 0 | 1 | 2 | 3 | 4 | 5;

export interface MembershipFacts {
  loggedIn: boolean;
  expiresAt: Date | null;
  vPower: number;
}

/**
 * The six status codes: 0 never a member, 1 expired, 2 expired with 1 to 9 V power, 3 expired with 10 or
 * more, 4 active, 5 without an end.
 */
export function membershipStatus(facts: MembershipFacts, now: Date): MembershipStatus {
  if (!facts.loggedIn) return 0;
  if (facts.expiresAt === null) return facts.vPower > 0 ? 5 : 0;
  if (facts.expiresAt > now) return 4;
  if (facts.vPower >= 10) return 3;
  return facts.vPower >= 1 ? 2 : 1;
}
