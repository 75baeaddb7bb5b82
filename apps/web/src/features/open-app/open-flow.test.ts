import { BRANDS } from '@juban/catalog';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../../host/testing/fake-window.ts';
import { OPEN_WAIT_MS } from './attempt-open.ts';

const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0)';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Where the flow ends for somebody without the app. */
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
  ] as const)('[A-017] a desktop goes from %s to the downloads of %s', async (path, brand, wanted) => {
    expect(await fallbackOf(path, brand, DESKTOP)).toBe(wanted);
  });
});
