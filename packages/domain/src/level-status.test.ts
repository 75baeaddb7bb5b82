import { describe, expect, it } from 'vitest';
import { levelStatus } from './level-status.ts';
import type { MembershipStatus } from './membership.ts';

const STATUSES: readonly MembershipStatus[] = [0, 1, 2, 3, 4, 5];
const NOT_ACTIVE = STATUSES.filter((status) => status !== 4);

describe('status of the level pages', () => {
  it.each(STATUSES)('[B-059] is 0 for a visitor, whatever V power is stored (%i)', (status) => {
    expect(levelStatus({ loggedIn: false, status, vPower: 70 })).toBe(0);
  });

  it.each([0, 9, 10, 6_000])('[B-059] is 4 for an active member with %i V power', (vPower) => {
    expect(levelStatus({ loggedIn: true, status: 4, vPower })).toBe(4);
  });

  it.each(NOT_ACTIVE)('[B-059] depends only on V power for status %i', (status) => {
    const of = (vPower: number) => levelStatus({ loggedIn: true, status, vPower });
    expect([0, 1, 9, 10, 5_500].map(of)).toEqual([1, 2, 2, 3, 3]);
  });
});
