import { launch } from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { findChromium } from '../../../scripts/lib/chromium.mjs';

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

export type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Failed visits on a busy machine before the run is given up. */
const SPOILT_VISITS = 2;

/** A cold visit in a fresh browser. */
export async function runLighthouse(
  url: string,
  flags: Flags,
  spoilt = SPOILT_VISITS,
): Promise<LighthouseReport> {
  const chromePath = findChromium();
  if (!chromePath) throw new Error('no Chromium on this machine: install it or set CHROMIUM_PATH');
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', ...flags });
    if (result && !result.lhr.runtimeError) return result.lhr;
    const reason = `no audit of ${url}: ${result?.lhr.runtimeError?.message}`;
    if (spoilt === 0) throw new Error(reason);
    console.error(`${reason}; visited once more`);
  } finally {
    chrome.kill();
  }
  return runLighthouse(url, flags, spoilt - 1);
}
