import { describe, expect, it } from 'vitest';
import { levelOf } from './levels.ts';
import { discountedPoints, mallPoints } from './mall-price.ts';
import { type MembershipStatus, membershipStatus } from './membership.ts';

describe('price of goods in the mall', () => {
  it.each([
    [1, 1],
    [2, 2],
    [9, 9],
    [10, 9],
    [11, 10],
    [19, 18],
    [20, 18],
    [99, 90],
    [100, 90],
    [101, 91],
    [110, 99],
    [111, 100],
    [1_000_000, 900_000],
  ])('[B-118] of %i points is %i with the discount, rounded up to a whole point', (full, discounted) => {
    expect(discountedPoints(full)).toBe(discounted);
  });

  it.each([
    [0, 100],
    [9, 100],
    [10, 90],
    [11, 90],
    [5_499, 90],
    [5_500, 90],
    [9_999_999, 90],
  ])('[B-118] with %i V power and an active membership, 100 points cost %i', (vPower, points) => {
    expect(mallPoints(100, { status: 4, level: levelOf(vPower) })).toBe(points);
  });

  it.each<[MembershipStatus]>([[0], [1], [2], [3], [5]])(
    '[B-118] is the full price for V8 without an active membership (status %i)',
    (status) => {
      expect(mallPoints(100, { status, level: 8 })).toBe(100);
    },
  );

  it('[B-118] is the full price from the millisecond in which the membership ends', () => {
    const end = Date.parse('2030-06-02T10:00:00+08:00');
    const priceAt = (now: number) => {
      const facts = { loggedIn: true, expiresAt: new Date(end), vPower: 150 };
      return mallPoints(100, { status: membershipStatus(facts, new Date(now)), level: 3 });
    };
    expect([priceAt(end - 1), priceAt(end)]).toEqual([90, 100]);
  });
});
