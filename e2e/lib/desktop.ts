import { expect, type Page } from '@playwright/test';
import { playHost, USER_AGENTS } from './hosts.ts';
import { openPage } from './page.ts';

/** A desktop browser with mouse and keyboard. */
export const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
} as const;

export const codeOf = (page: Page) => page.getByTestId('till').getByTestId('qr');
export const cardsOf = (page: Page) => page.getByTestId('package-card');
export const chosenOf = (page: Page) =>
  page.getByTestId('package-card').and(page.getByRole('radio', { checked: true }));

/** Opens the page as a desktop client shows it; `answers` may carry a login. */
export async function openInClient(page: Page, path: string, answers: Record<string, unknown> = {}) {
  const host = {
    kind: 'queryFunction',
    answers: { userInfoChanged: true, close: true, ...answers },
  } as const;
  await playHost(page, USER_AGENTS.desktopClient, host);
  await openPage(page, path);
}

/** Counts requests for codes and pay states, and pay state requests without an answer yet. */
export function countCalls(page: Page) {
  const counts = { qr: 0, polls: 0, open: 0 };
  const isPoll = (url: string) => url.includes('/api/purchase_info/pay_status');
  page.on('request', (sent) => {
    if (sent.url().includes('/api/purchase_info/create_qr')) counts.qr += 1;
    if (!isPoll(sent.url())) return;
    counts.polls += 1;
    counts.open += 1;
  });
  page.on('requestfinished', (sent) => {
    if (isPoll(sent.url())) counts.open -= 1;
  });
  return counts;
}

/** Waits for the next code request and its answer. */
export async function nextCode(page: Page) {
  const answer = await page.waitForResponse((given) => given.url().includes('/api/purchase_info/create_qr'));
  const { data, code } = await answer.json();
  return { url: answer.url(), body: answer.request().postDataJSON(), data, code };
}

/** Hides the window behind another one or shows it again. */
export const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Arguments of the bridge calls of this method, newest first. */
export const bridgeArgsOf = (page: Page, method: string): Promise<Array<Record<string, string>>> =>
  page.evaluate((wanted) => {
    const calls: Array<{ method: string; args: Record<string, string> }> =
      Reflect.get(window, 'simulatedHostCalls') ?? [];
    return calls
      .filter(({ method }) => method === wanted)
      .map(({ args }) => args)
      .reverse();
  }, method);

export const expectNoOrder = async (page: Page, calls: { qr: number }) => {
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(calls.qr).toBe(0);
};
