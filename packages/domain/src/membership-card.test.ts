import { describe, expect, it } from 'vitest';
import type { MembershipStatus } from './membership.ts';
import { cardLevelOf, hasBeenMember, renewedLevelOf, userTypeOf } from './membership-card.ts';

const INACTIVE: readonly MembershipStatus[] = [0, 1, 2, 3, 5];

describe('colour of the card', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [7, 7],
    [8, 8],
    [9, 8],
    [-1, 1],
  ])('[B-060] an active member of level %i carries card %i', (level, card) => {
    expect(cardLevelOf(4, level)).toBe(card);
  });

  it.each(INACTIVE)('[B-060] status %i carries the default card, whatever the level', (status) => {
    expect([0, 1, 8].map((level) => cardLevelOf(status, level))).toEqual([0, 0, 0]);
  });
});

describe('buying again', () => {
  it('[B-010] is a renewal for members and for those whose membership has run out', () => {
    const statuses: readonly MembershipStatus[] = [0, 1, 2, 3, 4, 5];
    expect(statuses.filter(hasBeenMember)).toEqual([1, 2, 3, 4]);
  });
});

describe('benefits that a renewal brings back', () => {
  it('[B-057] are those of the level, and of the first where there is none', () => {
    expect([0, 1, 2, 8].map(renewedLevelOf)).toEqual([1, 1, 2, 8]);
  });
});

describe('user type', () => {
  it('[B-094] is paying while the membership runs and at no other time', () => {
    expect(userTypeOf(4)).toBe('paying');
    expect(INACTIVE.map(userTypeOf)).toEqual(INACTIVE.map(() => 'nonPaying'));
  });
});
