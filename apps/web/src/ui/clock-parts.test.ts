import { describe, expect, it } from 'vitest';
import { clockParts } from './clock-parts.ts';

describe('seconds as a clock shows them', () => {
  it.each([
    [0, [0, 0, 0, 0]],
    [-5, [0, 0, 0, 0]],
    [59.9, [0, 0, 0, 59]],
    [3_600, [0, 1, 0, 0]],
    [86_399, [0, 23, 59, 59]],
    [86_400, [1, 0, 0, 0]],
    [200_000, [2, 7, 33, 20]],
  ])('%d', (left, parts) => {
    const { days, hours, minutes, seconds } = clockParts(left);
    expect([days, hours, minutes, seconds]).toEqual(parts);
  });
});
