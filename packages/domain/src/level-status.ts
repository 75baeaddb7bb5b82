import type { MembershipStatus } from './membership.ts';

/**
 * 0 not logged in; 1 inactive without V power; 2 inactive with 1 to 9; 3 inactive with 10 or more; 4 active.
 */
export type LevelStatus = 0 | 1 | 2 | 3 | 4;

export interface LevelFacts {
  loggedIn: boolean;
  status: MembershipStatus;
  vPower: number;
}

/** The level pages do not distinguish an expired membership from one that never existed. */
export function levelStatus({ loggedIn, status, vPower }: LevelFacts): LevelStatus {
  if (!loggedIn) return 0;
  if (status === 4) return 4;
  if (vPower >= 10) return 3;
  return vPower >= 1 ? 2 : 1;
}
