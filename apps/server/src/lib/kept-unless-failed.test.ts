import { expect, it } from 'vitest';
import { keptUnlessFailed } from './kept-unless-failed.ts';

it('a result is kept for all, a failure is retried by the next caller', async () => {
  const kept = new Map<string, Promise<number>>();
  let made = 0;
  const ask = () =>
    keptUnlessFailed(kept, 'key', async () => {
      made += 1;
      if (made === 1) throw new Error('a moment');
      return made;
    });
  const first = await Promise.allSettled([ask(), ask()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(made).toBe(1);
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  expect(await ask()).toBe(2);
});
