import { expect, it } from 'vitest';
import { partInRow } from './part-in-row.ts';

it('renders a few items of a row per frame, and all remaining in the last', () => {
  const parts = [0, 3, 4, 7, 8, 11, 12, 90].map((place) => partInRow(place, { part: 4, few: 4, frames: 3 }));
  expect(parts).toEqual([4, 4, 5, 5, 6, 6, 6, 6]);
});
