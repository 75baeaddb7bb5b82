import type { PageFigures } from './audit-page.ts';

/** What a public page must reach; FCP and LCP as ratios to the limit page of the same run. */
const BARS = {
  leastScore: 99,
  mostCls: 0,
  belowTbtMs: 50,
  mostPaintRatio: 1.25,
  mostScriptBytes: 100 * 1_024,
};

/** The bars a page misses, in words; none is well. */
export function missedBars(page: PageFigures, limit: PageFigures): string[] {
  const misses: Array<[missed: boolean, words: string]> = [
    [page.score < BARS.leastScore, `score ${page.score} is below ${BARS.leastScore}`],
    [page.cls > BARS.mostCls, `CLS ${page.cls} is above ${BARS.mostCls}`],
    [page.tbtMs >= BARS.belowTbtMs, `TBT ${page.tbtMs.toFixed(0)} ms is not below ${BARS.belowTbtMs}`],
    [page.fcpMs > limit.fcpMs * BARS.mostPaintRatio, `FCP is ${ratio(page.fcpMs, limit.fcpMs)} of the limit`],
    [page.lcpMs > limit.lcpMs * BARS.mostPaintRatio, `LCP is ${ratio(page.lcpMs, limit.lcpMs)} of the limit`],
    [
      page.scriptBytes > BARS.mostScriptBytes,
      `${page.scriptBytes} bytes of script are above ${BARS.mostScriptBytes}`,
    ],
  ];
  return misses.filter(([missed]) => missed).map(([, words]) => words);
}

export const ratio = (value: number, limit: number) => (value / limit).toFixed(2);
