import type { MembershipStatus } from './membership.ts';

const ACTIVE: MembershipStatus = 4;
/** The level from which the benefits of the demo content promise 9 折. */
export const FIRST_DISCOUNT_LEVEL = 1;

/** 90 % of the full price, rounded up to a whole point. */
export const discountedPoints = (fullPoints: number): number => Math.ceil((fullPoints * 9) / 10);

/** What goods cost this user. A level counts only while the membership is active, as everywhere else. */
export function mallPoints(
  fullPoints: number,
  { status, level }: { status: MembershipStatus; level: number },
): number {
  return status === ACTIVE && level >= FIRST_DISCOUNT_LEVEL ? discountedPoints(fullPoints) : fullPoints;
}
