import { BRANDS } from '@juban/catalog';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../../platform/host/testing/fake-window.ts';
import { OPEN_WAIT_MS } from './attempt-open.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const STORE = 'https://apps.yujian.example/ios/id1600000101';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0)';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The fallback for a visitor without the app. */
async function fallbackOf(path: string, brand: keyof typeof BRANDS, userAgent: string) {
  const window = fakeWindow(`https://m.brand.example${path}`);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 0 });
  vi.resetModules();
  const { openApp } = await import('./open-flow.ts');
  openApp(BRANDS[brand], undefined, () => undefined);
  await vi.advanceTimersByTimeAsync(OPEN_WAIT_MS);
  return window.opened[1];
}

describe('without the app', () => {
  it.each([
    ['/download?ct=android_jqq', 'jqq', '/download?ct=android_jqq'],
    ['/dddown', 'ddsp', '/download?ct=ipad_ddsp'],
    ['/dddown?ct=tthj&from=app', 'ddsp', '/download?ct=ipad_ddsp&from=app'],
    ['/dddown?ct=android_ddsp', 'ddsp', '/download?ct=android_ddsp'],
  ] as const)('[A-020] a desktop goes from %s to the downloads of %s', async (path, brand, wanted) => {
    expect(await fallbackOf(path, brand, DESKTOP)).toBe(wanted);
  });

  it.each([
    ['/kolDownload?kol=XM_2026', `${STORE}?kol=XM_2026`],
    ['/download?kolCode=XM_2026', `${STORE}?kol=XM_2026`],
    ['/guideLuoDi?code=XM_2026', `${STORE}?kol=XM_2026`],
    ['/kolDownload?kol=a%26b%3Dc', STORE],
    ['/kolDownload', STORE],
  ])('[A-020] a phone goes from %s to %s', async (path, wanted) => {
    expect(await fallbackOf(path, 'yujian', IPHONE)).toBe(wanted);
  });
});
