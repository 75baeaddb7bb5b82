import { DAY_MS } from './membership.ts';

/** V power lost for each whole day after expiry. */
const DECAY_PER_DAY = 2;

export interface DecayState {
  /** Balance of the V power ledger. */
  balance: number;
  /** End of membership; null means never a member, who loses nothing. */
  expiresAt: Date | null;
  /** Days of this expiry that already stand in the ledger. */
  settledDays: number;
}

/** Whole 24-hour days between expiry and now; 0 while active. */
export function expiredDays(expiresAt: Date | null, now: Date): number {
  if (expiresAt === null) return 0;
  return Math.max(0, Math.floor((now.getTime() - expiresAt.getTime()) / DAY_MS));
}

/** V power as of now: the ledger's balance less the decay it does not hold yet, never below 0. */
export function currentVPower(state: DecayState, now: Date): number {
  const open = expiredDays(state.expiresAt, now) - state.settledDays;
  return Math.max(0, state.balance - DECAY_PER_DAY * Math.max(0, open));
}

export interface DecayEntry {
  /** The n-th day after expiry, from 1. */
  day: number;
  at: Date;
  amount: number;
}

/** The ledger rows that would bring a balance up to now; the last may be 1 when only 1 is left. */
export function openDecayEntries(state: DecayState, now: Date): DecayEntry[] {
  if (state.expiresAt === null) return [];
  const entries: DecayEntry[] = [];
  let left = state.balance;
  for (let day = state.settledDays + 1; day <= expiredDays(state.expiresAt, now) && left > 0; day += 1) {
    const amount = Math.min(DECAY_PER_DAY, left);
    left -= amount;
    entries.push({ day, at: new Date(state.expiresAt.getTime() + day * DAY_MS), amount: -amount });
  }
  return entries;
}
