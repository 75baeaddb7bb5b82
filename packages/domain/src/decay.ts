import { DAY_MS } from './membership.ts';

/** V power lost per whole day after expiry. */
const DECAY_PER_DAY = 2;

export interface DecayState {
  /** Balance of the V power ledger. */
  balance: number;
  /** End of the membership; null if the user never was a member, in which case nothing decays. */
  expiresAt: Date | null;
  /** Days since this expiry whose decay is already in the ledger. */
  settledDays: number;
}

/** Whole 24-hour days between expiry and now; 0 while the membership is active. */
export function expiredDays(expiresAt: Date | null, now: Date): number {
  if (expiresAt === null) return 0;
  return Math.max(0, Math.floor((now.getTime() - expiresAt.getTime()) / DAY_MS));
}

/** Current V power: the ledger balance minus decay that is not in the ledger yet, at least 0. */
export function currentVPower(state: DecayState, now: Date): number {
  const open = expiredDays(state.expiresAt, now) - state.settledDays;
  return Math.max(0, state.balance - DECAY_PER_DAY * Math.max(0, open));
}

export interface DecayEntry {
  /** Number of the day after expiry, from 1. */
  day: number;
  at: Date;
  amount: number;
}

/** The ledger entries that bring the balance up to now. The last entry takes 1 if only 1 is left. */
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
