import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askStore, restoreAll } from '../features/checkout/use-restore.ts';
import { goTo } from '../features/games/detail/go-to.ts';
import { loadBridge } from '../platform/host/load-bridge.ts';
import { notifyUserInfoChanged } from '../platform/host/notify-user-info-changed.ts';
import { openBrowser } from '../platform/host/open-browser.ts';
import { payBy360 } from '../platform/host/pay-by-360.ts';
import { fakeWindow } from '../platform/host/testing/fake-window.ts';
import { watchPage } from './page-watch.tsx';

const lost = () => {
  throw new Error('Failed to fetch dynamically imported module');
};
vi.mock('../platform/host/bridge/bridge.ts', () => lost());
vi.mock('../platform/host/cashier-by-host.ts', () => lost());
vi.mock('../platform/analytics/track-view.ts', () => lost());

const GAME = 'https://play.example/1';
let window: ReturnType<typeof fakeWindow>;

beforeEach(() => {
  window = fakeWindow(undefined, { JubanHost: {} });
  vi.stubGlobal('window', window);
  vi.stubGlobal('navigator', window.navigator);
});
afterEach(() => vi.unstubAllGlobals());

describe('a script that fails to load in an app', () => {
  it('[A-101] leaves the page without a host, and nothing fails', async () => {
    expect(await loadBridge()).toBeUndefined();
    await expect(notifyUserInfoChanged()).resolves.toBeUndefined();
    await expect(watchPage('/vip')).resolves.toBeUndefined();
  });

  it('[A-101] opens in the page what the app would have opened', async () => {
    expect(openBrowser('https://www.brand.example/')).toBe(true);
    await vi.waitFor(() => expect(window.opened).toEqual(['https://www.brand.example/']));
    await goTo({ does: 'play', url: GAME });
    await goTo({ does: 'download', url: GAME });
    expect(window.opened.slice(1)).toEqual([GAME, GAME]);
  });

  it('[A-101] counts as a failed payment and an unreachable store', async () => {
    expect(await payBy360('1', 'x')).toBe('failed');
    expect(await restoreAll({ restoreApple: vi.fn() }, askStore)).toBe('failed');
  });
});
