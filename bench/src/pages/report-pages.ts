import { reportTable } from '../lib/report.ts';
import type { PageFigures } from './audit-page.ts';
import { missedBars, type PageKind, ratio } from './page-bars.ts';

export interface Measured {
  name: string;
  kind: PageKind;
  page: PageFigures;
  /** The limit page with the same cover, from the same run. */
  limit: PageFigures;
}

const HEADINGS = [
  'median of visits',
  'score',
  'FCP ms',
  'limit',
  'ratio',
  'LCP ms',
  'limit',
  'ratio',
  'TBT ms',
  'CLS',
  'JS bytes',
  'all bytes',
];

/** Prints the table and missed targets; returns true if there are none. */
export function reportPages(measured: readonly Measured[]): boolean {
  return reportTable({
    title: 'Pages beside the limit page with the same cover',
    headings: HEADINGS,
    rows: measured.map(({ name, page, limit }) => [
      name,
      String(page.score),
      page.fcpMs.toFixed(0),
      limit.fcpMs.toFixed(0),
      ratio(page.fcpMs, limit.fcpMs),
      page.lcpMs.toFixed(0),
      limit.lcpMs.toFixed(0),
      ratio(page.lcpMs, limit.lcpMs),
      page.tbtMs.toFixed(0),
      page.cls.toFixed(3),
      String(page.scriptBytes),
      page.visitBytes.toFixed(0),
    ]),
    below: measured.flatMap(({ name, kind, page, limit }) =>
      missedBars(kind, page, limit).map((words) => ({ what: name, words })),
    ),
  });
}
