import { expect, it } from 'vitest';
import { afterKey, keepOnPath } from './slide-path.ts';

/** A picture of 350 and a piece of 52. */
const MOST = 298;

it('the piece goes from edge to edge of the picture, never over it', () => {
  expect([keepOnPath(-4, MOST), keepOnPath(100, MOST), keepOnPath(900, MOST)]).toEqual([0, 100, 298]);
});

it('keys move it as a slider moves, others do nothing', () => {
  expect(afterKey('ArrowRight', 100, MOST)).toBe(102);
  expect(afterKey('ArrowDown', 1, MOST)).toBe(0);
  expect(afterKey('PageUp', 100, MOST)).toBe(120);
  expect([afterKey('Home', 100, MOST), afterKey('End', 100, MOST)]).toEqual([0, 298]);
  expect(afterKey('Tab', 100, MOST)).toBeUndefined();
});
