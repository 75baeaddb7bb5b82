import { describe, expect, it } from 'vitest';
import { workThrough } from './work-through.ts';

/** Returns the numbers below the limit, then nothing. */
function countTo(most: number) {
  let next = 0;
  return async () => (next < most ? next++ : undefined);
}

describe('working through what is due', () => {
  it('works on each once and returns how many there were', async () => {
    const seen: number[] = [];
    expect(await workThrough(countTo(9), async (one) => seen.push(one))).toBe(9);
    expect(seen.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await workThrough(countTo(0), async (one) => seen.push(one))).toBe(0);
  });

  it('does not let one that waits delay others, and ends when it has ended', async () => {
    const answer = Promise.withResolvers<void>();
    const ended: number[] = [];
    const whole = workThrough(countTo(20), async (one) => {
      if (one === 0) await answer.promise;
      ended.push(one);
      if (one === 19) answer.resolve();
    });
    expect(await whole).toBe(20);
    expect(ended.at(-1)).toBe(0);
  });

  it('never works on more than four at once', async () => {
    let atWork = 0;
    let most = 0;
    await workThrough(countTo(30), async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise(setImmediate);
      atWork -= 1;
    });
    expect(most).toBe(4);
  });

  it('finishes what has begun before it reports that fetching failed', async () => {
    const take = countTo(2);
    let ended = 0;
    const whole = workThrough(
      async () => {
        const one = await take();
        if (one === undefined) throw new Error('the database is away');
        return one;
      },
      async () => {
        await new Promise(setImmediate);
        ended += 1;
      },
    );
    await expect(whole).rejects.toThrow('the database is away');
    expect(ended).toBe(2);
  });

  it('fetches no more once work has failed, and reports it when the rest has ended', async () => {
    const begun: number[] = [];
    let ended = 0;
    const whole = workThrough(countTo(30), async (one) => {
      begun.push(one);
      if (one === 1) throw new Error('the database is away');
      await new Promise(setImmediate);
      ended += 1;
    });
    await expect(whole).rejects.toThrow('the database is away');
    expect(begun.length).toBeLessThan(8);
    expect(ended).toBe(begun.length - 1);
  });
});
