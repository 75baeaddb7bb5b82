import { describe, expect, it } from 'vitest';
import { cellAfter, landingSteps } from './run-path.ts';

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('the running light', () => {
  it('[C-073] runs clockwise around the middle', () => {
    expect(Array.from({ length: 9 }, (_unused, step) => cellAfter(step))).toEqual([
      0, 1, 2, 4, 7, 6, 5, 3, 0,
    ]);
  });

  it.each(CELLS)('[C-073] ends on cell %i, wherever it is', (cell) => {
    for (const steps of [0, 3, 7, 8, 21]) {
      const waits = landingSteps(steps, cell);
      expect(cellAfter(steps + waits.length)).toBe(cell);
      expect(waits.length).toBeGreaterThanOrEqual(16);
    }
  });

  it('[C-073] only slows down, and ends within a few seconds', () => {
    for (const cell of CELLS) {
      const waits = landingSteps(5, cell);
      expect(waits).toEqual([...waits].sort((one, other) => one - other));
      expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(4_000);
    }
  });
});
