import { DAY_MS } from './membership.ts';
import { isNewUser, NEW_USER_MS } from './new-user.ts';
import { shanghaiMidnight } from './shanghai-day.ts';

/** VIP days for each of the seven days, 30 in total. */
export const PUNCH_REWARDS = [2, 4, 4, 4, 4, 4, 8] as const;
export const PUNCH_DAYS = PUNCH_REWARDS.length;
export const PUNCH_TOTAL = PUNCH_REWARDS.reduce<number>((sum, days) => sum + days, 0);

/** VIP days for a check-in on day 1 to 7; 0 for any other day. */
export const punchReward = (day: number): number => PUNCH_REWARDS[day - 1] ?? 0;

/**
 * The number of the day of `now`, from 1. Days are calendar days in Shanghai, counted from the first
 * check-in. It is 1 before the first check-in, above 7 when all seven days are over, and below 1 if the clock
 * was set back.
 */
export function punchDay(firstMark: Date | undefined, now: Date): number {
  if (!firstMark) return 1;
  return (shanghaiMidnight(now).getTime() - shanghaiMidnight(firstMark).getTime()) / DAY_MS + 1;
}

/** Why a user may not check in; the numbers are the values of canMark. */
export const PUNCH_ELIGIBILITY = { open: 0, notNew: 1, knownDevice: 2, over: 3 } as const;
export type PunchEligibility = keyof typeof PUNCH_ELIGIBILITY;

export interface PunchFacts {
  registeredAt: Date;
  firstMark: Date | undefined;
  /** Another account took part with this device. */
  isKnownDevice: boolean;
}

/** A new account may begin within seven days, and then has seven days. */
export function punchEligibility(standing: PunchFacts, now: Date): PunchEligibility {
  const { registeredAt, firstMark, isKnownDevice } = standing;
  if (!firstMark && !isNewUser(registeredAt, now)) return 'notNew';
  if (punchDay(firstMark, now) > PUNCH_DAYS) return 'over';
  return isKnownDevice ? 'knownDevice' : 'open';
}

/** Before the first check-in: the deadline for it. After it: the midnight that ends the seventh day. */
export function punchEnd({ registeredAt, firstMark }: Omit<PunchFacts, 'isKnownDevice'>): Date {
  return firstMark
    ? new Date(shanghaiMidnight(firstMark).getTime() + PUNCH_DAYS * DAY_MS)
    : new Date(registeredAt.getTime() + NEW_USER_MS);
}

/** 0 pending, 1 checked in, 2 missed. */
export type PunchCardState = 0 | 1 | 2;

/** The seven cards on day `today` for a user who checked in on the days `marked`. */
export function punchCards(marked: readonly number[], today: number): PunchCardState[] {
  return PUNCH_REWARDS.map((_days, index) => {
    if (marked.includes(index + 1)) return 1;
    return index + 1 < today ? 2 : 0;
  });
}
