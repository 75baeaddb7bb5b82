import { MAX_LEVEL } from './levels.ts';
import type { MembershipStatus } from './membership.ts';

/** 0 is the default card, the others are the card of that level. */
export type CardLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ACTIVE: MembershipStatus = 4;

function withinLevels(level: number): number {
  return Math.min(MAX_LEVEL, Math.max(1, Math.floor(level) || 1));
}

/** Active members get the card of their level (level 1 at least); everybody else gets the default card. */
export function cardLevelOf(status: MembershipStatus, level: number): CardLevel {
  return status === ACTIVE ? (withinLevels(level) as CardLevel) : 0;
}

/** The level whose benefits a renewal restores; level 1 for a user below 10 V power. */
export function renewedLevelOf(level: number): number {
  return withinLevels(level);
}

/** Whether buying again is called a renewal: the membership is active or has expired. */
export const hasBeenMember = (status: MembershipStatus): boolean => status >= 1 && status <= ACTIVE;

/** For analytics only; nothing on screen depends on it. */
export type UserType = 'paying' | 'nonPaying';

export function userTypeOf(status: MembershipStatus): UserType {
  return status === ACTIVE ? 'paying' : 'nonPaying';
}
