export const DAY_MS = 86_400_000;

export interface EntitlementEntry {
  /** Business time at which the days were granted or taken back. */
  at: Date;
  /** Whole days; negative for a reversal. */
  days: number;
}

/** Days granted while a membership runs are added to its end; otherwise they start now. No days make no member. */
export function extendExpiry(expiresAt: Date | null, entry: EntitlementEntry): Date | null {
  if (entry.days === 0 || (expiresAt === null && entry.days < 0)) return expiresAt;
  const base = Math.max(expiresAt?.getTime() ?? 0, entry.days > 0 ? entry.at.getTime() : 0);
  const end = base + entry.days * DAY_MS;
  // A reversal never reaches further back than its own moment: what was used stays used.
  return new Date(entry.days > 0 ? end : Math.max(end, Math.min(base, entry.at.getTime())));
}

/** The end of membership as the ledger tells it, entries in order of writing; null for an empty one. */
export function replayExpiry(entries: readonly EntitlementEntry[]): Date | null {
  return entries.reduce<Date | null>((expiry, entry) => extendExpiry(expiry, entry), null);
}

export type MembershipStatus = 0 | 1 | 2 | 3 | 4 | 5;

export interface MembershipFacts {
  loggedIn: boolean;
  expiresAt: Date | null;
  vPower: number;
}

/** The six codes: 0 never opened, 1 expired, 2 expired with 1 to 9, 3 with 10 or more, 4 active, 5 no end. */
export function membershipStatus(facts: MembershipFacts, now: Date): MembershipStatus {
  if (!facts.loggedIn) return 0;
  if (facts.expiresAt === null) return facts.vPower > 0 ? 5 : 0;
  if (facts.expiresAt > now) return 4;
  if (facts.vPower >= 10) return 3;
  return facts.vPower >= 1 ? 2 : 1;
}
