import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { rawGet } from '../lib/raw-get.ts';

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface PageFigures {
  score: number;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** Bodies of the scripts of the first load, packed as they travel. */
  scriptBytes: number;
}

interface NetworkItem {
  url: string;
  resourceType?: string;
}

/** Visits that a machine busy with others may spoil, one after the other, before the whole run is given up. */
const SPOILT_VISITS = 2;

/** One cold visit on a mid-range phone: a fresh browser, throttling applied to it rather than calculated. */
export async function auditPage(url: string, spoilt = SPOILT_VISITS): Promise<PageFigures> {
  const chromePath = findChromium();
  if (!chromePath) throw new Error('no Chromium on this machine');
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: 'devtools',
    });
    if (result && !result.lhr.runtimeError) return await readFigures(result.lhr);
    const reason = `no audit of ${url}: ${result?.lhr.runtimeError?.message}`;
    if (spoilt === 0) throw new Error(reason);
    console.error(`${reason}; visited once more`);
  } finally {
    chrome.kill();
  }
  return auditPage(url, spoilt - 1);
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function readFigures({ audits, categories }: Report): Promise<PageFigures> {
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
  };
}
