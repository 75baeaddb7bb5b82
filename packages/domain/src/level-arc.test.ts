import { describe, expect, it } from 'vitest';
import { ARC_NODES, arcFillOf, levelCardIndex } from './level-arc.ts';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe('level arc', () => {
  it('[B-028] has its eight nodes at the positions of the specification', () => {
    expect(ARC_NODES).toEqual([1, 16, 30, 44, 60, 72, 86, 100]);
  });

  it('[B-028] is filled to the percentage of each level, and empty at level 0', () => {
    expect(LEVELS.map(arcFillOf)).toEqual([0, 15, 18, 33, 45, 62, 76, 88, 100]);
  });

  it('[B-028] reaches the node of each level and not the next', () => {
    for (const level of LEVELS.slice(1)) {
      expect(arcFillOf(level)).toBeGreaterThanOrEqual(ARC_NODES[level - 1] ?? 0);
      expect(arcFillOf(level)).toBeLessThan(ARC_NODES[level] ?? 101);
    }
  });

  it('[B-091] clamps levels beyond 8 and below 0', () => {
    expect([arcFillOf(9), arcFillOf(-3)]).toEqual([100, 0]);
  });
});

describe('initial card of the level page', () => {
  it('[B-080] is the first card below V1, and otherwise that of the level', () => {
    expect(LEVELS.map(levelCardIndex)).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('[B-091] is the last card for any level beyond 8', () => {
    expect(levelCardIndex(12)).toBe(7);
  });
});
