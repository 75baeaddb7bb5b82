import { expect, it } from 'vitest';
import { sortedPairs } from './sorted-pairs.ts';

it('sorts by key, upper case first, and escapes nothing', () => {
  expect(sortedPairs({ b: 'x&y', a: 1, B: '', url: 'https://m.example/?q=剧' })).toBe(
    'B=&a=1&b=x&y&url=https://m.example/?q=剧',
  );
});
