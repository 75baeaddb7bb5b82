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

describe('gathered reads', () => {
  it('one query answers all reads of one turn, each with its own value', async () => {
    const { reads, get } = setUp();
    expect(await Promise.all([7, 3, 7].map(get))).toEqual(['7', '3', '7']);
    expect(reads).toEqual([[7, 3, 7]]);
  });

  it('a read that comes after a query began uses the next one, so that no value is outdated', async () => {
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

  it('a failed query fails for its own reads only', async () => {
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

  it('an answer with another number of values is refused', async () => {
    const { get } = setUp(() => ['1']);
    await expect(Promise.all([get(1), get(2)])).rejects.toThrow('2 values requested, 1 returned');
  });
});
