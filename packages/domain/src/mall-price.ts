import type { MembershipStatus } from './membership.ts';

const ACTIVE: MembershipStatus = 4;
/** The first level whose benefits in the demo content promise 10 % off (9 折). */
export const FIRST_DISCOUNT_LEVEL = 1;

/** 90 % of the full price, rounded up to a whole point. */
export const discountedPoints = (fullPoints: number): number => Math.ceil((fullPoints * 9) / 10);

/** The price for this user. As everywhere, a level only counts while the membership is active. */
export function mallPoints(
  fullPoints: number,
  { status, level }: { status: MembershipStatus; level: number },
): number {
  return status === ACTIVE && level >= FIRST_DISCOUNT_LEVEL ? discountedPoints(fullPoints) : fullPoints;
}
