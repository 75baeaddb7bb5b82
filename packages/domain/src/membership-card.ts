import { MAX_LEVEL } from './levels.ts';
import type { MembershipStatus } from './membership.ts';

/** 0 is the default card; every other is the card of that level. */
export type CardLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ACTIVE: MembershipStatus = 4;

function withinLevels(level: number): number {
  return Math.min(MAX_LEVEL, Math.max(1, Math.floor(level) || 1));
}

/** An active membership wears its level's colour, level 1's where there is none yet; all others the default. */
export function cardLevelOf(status: MembershipStatus, level: number): CardLevel {
  return status === ACTIVE ? (withinLevels(level) as CardLevel) : 0;
}

/** The level whose benefits a renewal brings back; below 10 V power there is none, and it starts at the first. */
export function renewedLevelOf(level: number): number {
  return withinLevels(level);
}

/** Whether buying again is called a renewal: a membership runs, or one has run out. */
export const hasBeenMember = (status: MembershipStatus): boolean => status >= 1 && status <= ACTIVE;

/** For analytics alone: nothing a person sees depends on it. */
export type UserType = 'paying' | 'nonPaying';

export function userTypeOf(status: MembershipStatus): UserType {
  return status === ACTIVE ? 'paying' : 'nonPaying';
}
