import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { addScript } from './page-scripts.ts';
import { recordToasts } from './toasts.ts';

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await recordToasts(page);
  if (/[?&]token=/.test(path)) await clearLogin(page);
  await page.goto(path);
  await untilPageHydrated(page);
}

/** Without this, a page with a token in its address would ask which of two users is meant. */
const clearLogin = (page: Page): Promise<void> =>
  page
    .evaluate(() => localStorage.removeItem('token'))
    .catch(() => {
      // about:blank has no storage.
    });

export async function untilPageHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/**
 * Waits until a control is hydrated: before that a link reloads the page and a button's tap is queued.
 * Server-rendered parts hydrate on the first user activity, so this also scrolls.
 */
export const untilHydrated = (control: Locator): Promise<void> =>
  expect
    .poll(() =>
      control.evaluate((one) => {
        window.dispatchEvent(new Event('scroll'));
        return Reflect.get(window, 'jubanTaps')?.isAlive?.(one) ?? false;
      }),
    )
    .toBe(true);

/** Holds back all scripts of the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers like an overloaded server. To play a lost network, abort the call instead. */
export const failCall = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { code: '5030', msg: '服务繁忙，请稍后再试', data: null } });

/** On a machine without a network Chromium reports offline although the product runs locally. */
export const forceOnline = (page: Page): Promise<unknown> =>
  addScript(page, () => Object.defineProperty(navigator, 'onLine', { get: () => true }));
