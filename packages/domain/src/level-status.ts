import type { MembershipStatus } from './membership.ts';

/** 0 a visitor, 1 not active and without V power, 2 not active with 1 to 9, 3 with 10 or more, 4 active. */
export type LevelStatus = 0 | 1 | 2 | 3 | 4;

export interface LevelFacts {
  loggedIn: boolean;
  status: MembershipStatus;
  vPower: number;
}

/** The level pages make no difference between an ended membership and one that never was. */
export function levelStatus({ loggedIn, status, vPower }: LevelFacts): LevelStatus {
  if (!loggedIn) return 0;
  if (status === 4) return 4;
  if (vPower >= 10) return 3;
  return vPower >= 1 ? 2 : 1;
}
