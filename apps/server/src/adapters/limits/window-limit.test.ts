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
  it('[A-072] allows its points and then returns how long to wait', () => {
    const { hits, pass } = setUp();
    expect(hits('a', 4)).toEqual([undefined, undefined, undefined, 60]);
    pass(58_999);
    expect(hits('a', 1)).toEqual([2]);
    pass(1_000);
    expect(hits('a', 1)).toEqual([1]);
  });

  it('[A-072] restarts exactly when the window ends', () => {
    const { hits, pass } = setUp();
    hits('a', 3);
    pass(59_999);
    expect(hits('a', 1)).toEqual([1]);
    pass(1);
    expect(hits('a', 4)).toEqual([undefined, undefined, undefined, 60]);
  });

  it('[A-072] counts every key separately', () => {
    const { hits } = setUp();
    hits('a', 4);
    expect(hits('b', 3)).toEqual([undefined, undefined, undefined]);
  });

  it('removes keys whose window ended when others arrive, and none earlier', () => {
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

  it('keeps a reopened window as long as others of its time', () => {
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
