import { describe, expect, it } from 'vitest';
import { createWindowLimit } from './window-limit.ts';

function setUp() {
  let time = 1_000;
  const limit = createWindowLimit({ points: 3, seconds: 60, now: () => time });
  const hits = (key: string, many: number) => Array.from({ length: many }, () => limit.hit(key));
  return {
    limit,
    hits,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('a limit counted in memory', () => {
  it('[A-072] lets its points through and tells how long to wait from then on', () => {
    const { hits, pass } = setUp();
    expect(hits('a', 4)).toEqual([undefined, undefined, undefined, 60]);
    pass(58_999);
    expect(hits('a', 1)).toEqual([2]);
    pass(1_000);
    expect(hits('a', 1)).toEqual([1]);
  });

  it('[A-072] begins anew when the window ends, not a moment before', () => {
    const { hits, pass } = setUp();
    hits('a', 3);
    pass(59_999);
    expect(hits('a', 1)).toEqual([1]);
    pass(1);
    expect(hits('a', 4)).toEqual([undefined, undefined, undefined, 60]);
  });

  it('[A-072] counts every key for itself', () => {
    const { hits } = setUp();
    hits('a', 4);
    expect(hits('b', 3)).toEqual([undefined, undefined, undefined]);
  });

  it('forgets keys whose window ended as others come, and none before', () => {
    const { limit, hits, pass } = setUp();
    for (let n = 0; n < 1_000; n += 1) hits(`first ${n}`, 1);
    pass(30_000);
    hits('second', 3);
    pass(29_999);
    hits('third', 1);
    expect(limit.size()).toBe(1_002);
    pass(1);
    hits('fourth', 1);
    expect(limit.size()).toBe(3);
    expect(hits('second', 1)).toEqual([30]);
  });

  it('one that was opened anew is held as long as the others of its time', () => {
    const { limit, hits, pass } = setUp();
    hits('a', 3);
    pass(60_000);
    hits('a', 1);
    pass(59_999);
    hits('b', 1);
    expect(limit.size()).toBe(2);
    expect(hits('a', 3)).toEqual([undefined, undefined, 1]);
  });
});
