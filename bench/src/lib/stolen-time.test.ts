import { expect, it } from 'vitest';
import { stolenMs, stolenTicks } from './stolen-time.ts';

it('the eighth value of the first line is stolen time', () => {
  const stat = 'cpu  7791435 653586 1306683 3294925 41599 0 63443 1089058 0 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n';
  expect(stolenTicks(stat)).toBe(1_089_058);
});

it('without that value nothing was stolen', () => {
  expect(stolenTicks('')).toBe(0);
  expect(stolenTicks('cpu  1 2 3')).toBe(0);
  expect(stolenMs()).toBeGreaterThanOrEqual(0);
});
