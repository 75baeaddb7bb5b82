import { describe, expect, it } from 'vitest';
import type { MembershipStatus } from './membership.ts';
import { cardLevelOf, hasBeenMember, renewedLevelOf, userTypeOf } from './membership-card.ts';

const INACTIVE: readonly MembershipStatus[] = [0, 1, 2, 3, 5];

describe('membership card colour', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [7, 7],
    [8, 8],
    [9, 8],
    [-1, 1],
  ])('[B-060] of an active member at level %i is %i', (level, card) => {
    expect(cardLevelOf(4, level)).toBe(card);
  });

  it.each(INACTIVE)('[B-060] is the default card for status %i, whatever the level', (status) => {
    expect([0, 1, 8].map((level) => cardLevelOf(status, level))).toEqual([0, 0, 0]);
  });
});

describe('buying again', () => {
  it('[B-010] is a renewal for members and for users whose membership has expired', () => {
    const statuses: readonly MembershipStatus[] = [0, 1, 2, 3, 4, 5];
    expect(statuses.filter(hasBeenMember)).toEqual([1, 2, 3, 4]);
  });
});

describe('benefits that a renewal restores', () => {
  it('[B-057] are those of the user’s level, or of level 1 without a level', () => {
    expect([0, 1, 2, 8].map(renewedLevelOf)).toEqual([1, 1, 2, 8]);
  });
});

describe('user type', () => {
  it('[B-094] is paying only while the membership is active', () => {
    expect(userTypeOf(4)).toBe('paying');
    expect(INACTIVE.map(userTypeOf)).toEqual(INACTIVE.map(() => 'nonPaying'));
  });
});
