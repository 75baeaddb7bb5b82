import { rawGet } from '../lib/raw-get.ts';
import { type LighthouseReport, runLighthouse } from './run-lighthouse.ts';

export interface PageFigures {
  score: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Compressed size of the scripts of the first load. */
  scriptBytes: number;
  /** Compressed size of everything that a first visit loads before scrolling, with headers. */
  visitBytes: number;
}

interface NetworkItem {
  url: string;
  resourceType?: string;
}

/** A cold visit on a mid-range phone: a fresh browser with applied throttling, not simulated. */
export const auditPage = async (url: string): Promise<PageFigures> =>
  readFigures(await runLighthouse(url, { onlyCategories: ['performance'], throttlingMethod: 'devtools' }));

async function readFigures({ audits, categories }: LighthouseReport): Promise<PageFigures> {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  const scripts = (requests?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const bodies = await Promise.all(scripts.map(({ url }) => rawGet(url, { 'accept-encoding': 'br' })));
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bodies.reduce((sum, { body }) => sum + body.length, 0),
    visitBytes: value('total-byte-weight'),
  };
}
