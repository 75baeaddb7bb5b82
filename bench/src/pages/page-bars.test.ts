import { describe, expect, it } from 'vitest';
import { missedBars } from './page-bars.ts';

const limit = { score: 100, fcpMs: 800, lcpMs: 1_000, tbtMs: 0, cls: 0, scriptBytes: 0, visitBytes: 0 };
const good = {
  score: 99,
  fcpMs: 1_000,
  lcpMs: 1_250,
  tbtMs: 49,
  cls: 0,
  scriptBytes: 102_400,
  visitBytes: 300_000,
};

describe('targets of a public page', () => {
  it('accept a page that exactly meets them', () => {
    expect(missedBars('public', good, limit)).toEqual([]);
  });

  it.each([
    ['score', { score: 98 }],
    ['CLS', { cls: 0.001 }],
    ['TBT', { tbtMs: 50 }],
    ['FCP', { fcpMs: 1_001 }],
    ['LCP', { lcpMs: 1_251 }],
    ['script', { scriptBytes: 102_401 }],
  ])('names only the missed %s', (word, change) => {
    const missed = missedBars('public', { ...good, ...change }, limit);
    expect(missed).toHaveLength(1);
    expect(missed[0]).toContain(word);
  });
});

describe('targets of any other page', () => {
  const slow = {
    ...good,
    score: 95,
    cls: 0.019,
    fcpMs: 2_000,
    lcpMs: 3_000,
    tbtMs: 90,
    scriptBytes: 140_000,
    visitBytes: 300_000,
  };

  it('are its score and no layout shift', () => {
    expect(missedBars('other', slow, limit)).toEqual([]);
    expect(missedBars('other', { ...slow, score: 94 }, limit)).toHaveLength(1);
    expect(missedBars('other', { ...slow, cls: 0.02 }, limit)).toHaveLength(1);
  });
});
