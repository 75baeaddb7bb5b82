import { expect, it } from 'vitest';
import { findOrderLimit } from './order-limits.ts';

it.each([
  [{ open: 0, made: 0 }, undefined],
  [{ open: 9, made: 29 }, undefined],
  [{ open: 10, made: 10 }, 'open'],
  [{ open: 9, made: 30 }, 'new'],
  [{ open: 10, made: 30 }, 'open'],
] as const)('a user with %j orders is stopped by: %s', (counts, limit) => {
  expect(findOrderLimit(counts)).toBe(limit);
});
