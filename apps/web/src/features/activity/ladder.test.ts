import { describe, expect, it } from 'vitest';
import { ladderOf } from './ladder.ts';

describe('ladderOf', () => {
  it('has every condition once, at equal distances', () => {
    const { steps } = ladderOf(93, [93, 31, 365, 93]);
    expect(steps.map(({ days, isReached }) => [days, isReached])).toEqual([
      [31, true],
      [93, true],
      [365, false],
    ]);
    expect(steps.map(({ at }) => Math.round(at))).toEqual([33, 67, 100]);
  });

  it.each([
    [0, 0, { days: 31, missing: 31 }],
    [31, 50, { days: 93, missing: 62 }],
    [32, 60, { days: 93, missing: 61 }],
    [62, 75, { days: 93, missing: 31 }],
    [93, 100, undefined],
    [400, 100, undefined],
  ])('for %i days is filled to %i per cent', (bought, filled, next) => {
    expect(ladderOf(bought, [31, 93])).toMatchObject({ filled, next });
  });
});
