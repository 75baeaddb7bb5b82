import { describe, expect, it } from 'vitest';
import { missedBars } from './page-bars.ts';

const limit = { score: 100, fcpMs: 800, lcpMs: 1_000, tbtMs: 0, cls: 0, scriptBytes: 0 };
const good = { score: 99, fcpMs: 1_000, lcpMs: 1_250, tbtMs: 49, cls: 0, scriptBytes: 102_400 };

describe('bars of a public page', () => {
  it('lets a page through that stands exactly on them', () => {
    expect(missedBars(good, limit)).toEqual([]);
  });

  it.each([
    ['score', { score: 98 }],
    ['CLS', { cls: 0.001 }],
    ['TBT', { tbtMs: 50 }],
    ['FCP', { fcpMs: 1_001 }],
    ['LCP', { lcpMs: 1_251 }],
    ['script', { scriptBytes: 102_401 }],
  ])('names a missed %s alone', (word, change) => {
    const missed = missedBars({ ...good, ...change }, limit);
    expect(missed).toHaveLength(1);
    expect(missed[0]).toContain(word);
  });
});
