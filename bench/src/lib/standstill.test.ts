import { expect, it } from 'vitest';
import { standstillBetween } from './standstill.ts';

it('a thread that was late by more than a second did not run; smaller delays are waiting for a core', () => {
  expect(standstillBetween(1_000, 1_020)).toBe(0);
  expect(standstillBetween(1_000, 2_020)).toBe(0);
  expect(standstillBetween(1_000, 2_021)).toBe(1_001);
  expect(standstillBetween(1_000, 6_520)).toBe(5_500);
});
