import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { addScript } from './page-scripts.ts';
import { keepToasts } from './toasts.ts';

/** Opens a page and waits until it answers to taps: React has then put its handlers on what the server sent. */
export async function openPage(page: Page, path: string): Promise<void> {
  await keepToasts(page);
  if (/[?&]token=/.test(path)) await forgetLogin(page);
  await page.goto(path);
  await untilAwake(page);
}

/** Where another user is logged in, a page with a token in its address would ask which of the two is meant. */
const forgetLogin = (page: Page): Promise<void> =>
  page
    .evaluate(() => localStorage.removeItem('token'))
    .catch(() => {
      // A page of no origin has no storage.
    });

export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/**
 * Waits for the code of a control: until then a link opens its page anew, and a button's tap is kept. Parts that the server
 * wrote fetch their code at the first sign of a reader, and waiting alone is none.
 */
export const untilAlive = (control: Locator): Promise<void> =>
  expect
    .poll(() =>
      control.evaluate((one) => {
        window.dispatchEvent(new Event('scroll'));
        return Reflect.get(window, 'jubanTaps')?.isAlive?.(one) ?? false;
      }),
    )
    .toBe(true);

/** From now on no code of the page comes, until what this answers is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

/** The answer of a server that cannot answer now; an aborted call is a lost network. */
export const failCall = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, json: { code: '5030', msg: '服务繁忙，请稍后再试', data: null } });

/** On a machine without a network the browser thinks it has no line, though the product runs beside it. */
export const believeInLine = (page: Page): Promise<unknown> =>
  addScript(page, () => Object.defineProperty(navigator, 'onLine', { get: () => true }));
