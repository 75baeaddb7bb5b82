import { describe, expect, it } from 'vitest';
import { createGatheredReads } from './gathered-reads.ts';

function setUp(answer: (keys: readonly number[]) => readonly string[] = (keys) => keys.map(String)) {
  const reads: number[][] = [];
  const get = createGatheredReads<number, string>(async (keys) => {
    reads.push([...keys]);
    return answer(keys);
  });
  return { reads, get };
}

const numbers = (many: number) => Array.from({ length: many }, (_none, n) => n);

describe('reads that are gathered', () => {
  it('one query answers all that were asked for together, each with their own', async () => {
    const { reads, get } = setUp();
    expect(await Promise.all([7, 3, 7].map(get))).toEqual(['7', '3', '7']);
    expect(reads).toEqual([[7, 3, 7]]);
  });

  it('whoever asks after a query began gets the next one: what is told is never older than the question', async () => {
    const { reads, get } = setUp();
    let later: Promise<string> | undefined;
    const begun = createGatheredReads<number, string>(async (keys) => {
      later ??= get(1);
      return keys.map(String);
    });
    await begun(1);
    expect(await later).toBe('1');
    await get(1);
    expect(reads).toEqual([[1], [1]]);
  });

  it.each([
    [200, [200]],
    [201, [200, 1]],
  ])('%i at once are read in parts of %j', async (many, parts) => {
    const { reads, get } = setUp();
    expect(await Promise.all(numbers(many).map(get))).toEqual(numbers(many).map(String));
    expect(reads.map(({ length }) => length)).toEqual(parts);
  });

  it('a query that fails fails for those in it, and for nobody after them', async () => {
    let isAway = true;
    const { get } = setUp((keys) => {
      if (isAway) throw new Error('away');
      return keys.map(String);
    });
    const both = await Promise.allSettled([get(1), get(2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await get(2)).toBe('2');
  });

  it('an answer that is not one for each is nobody’s', async () => {
    const { get } = setUp(() => ['1']);
    await expect(Promise.all([get(1), get(2)])).rejects.toThrow('2 were asked for, 1 came');
  });
});
