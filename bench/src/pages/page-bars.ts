import type { PageFigures } from './audit-page.ts';

/** Visitors arrive at the public pages: share pages, claim, download, help. */
export type PageKind = 'public' | 'other';

/** Targets of a public page; FCP and LCP relative to the limit page of the same run. */
const BARS = {
  leastScore: 99,
  mostCls: 0,
  belowTbtMs: 50,
  mostPaintRatio: 1.25,
  mostScriptBytes: 100 * 1_024,
};
const OTHER_BARS = { leastScore: 95, belowCls: 0.02 };

type Miss = [missed: boolean, words: string];

/** Descriptions of the missed targets; empty if all are met. */
export function missedBars(kind: PageKind, page: PageFigures, limit: PageFigures): string[] {
  const misses = kind === 'other' ? missesOfOther(page) : missesOfFrontDoor(page, limit);
  return misses.filter(([missed]) => missed).map(([, words]) => words);
}

const missesOfOther = ({ score, cls }: PageFigures): Miss[] => [
  [score < OTHER_BARS.leastScore, `score ${score} is below ${OTHER_BARS.leastScore}`],
  [cls >= OTHER_BARS.belowCls, `CLS ${cls} is not below ${OTHER_BARS.belowCls}`],
];

function missesOfFrontDoor(page: PageFigures, limit: PageFigures): Miss[] {
  return [
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
}

export const ratio = (value: number, limit: number) => (value / limit).toFixed(2);
