import type { MembershipStatus } from './membership.ts';
import { TIERED_BENEFITS } from './tiered-benefits.ts';

const ACTIVE: MembershipStatus = 4;

/** 90 % of the full price, rounded up to a whole point. */
export const discountedPoints = (fullPoints: number): number => Math.ceil((fullPoints * 9) / 10);

/** Levels whose column of the tiered table has the mall discount. */
function hasDiscount(level: number): boolean {
  const row = TIERED_BENEFITS.find(({ key }) => key === 'discount');
  return row?.cells[level] === 'yes';
}

/** What goods cost this user. A level counts only while the membership is active, as everywhere else. */
export function mallPoints(
  fullPoints: number,
  { status, level }: { status: MembershipStatus; level: number },
): number {
  return status === ACTIVE && hasDiscount(level) ? discountedPoints(fullPoints) : fullPoints;
}
