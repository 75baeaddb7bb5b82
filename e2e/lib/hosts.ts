import { expect, type Page } from '@playwright/test';
import { type SimulatedHost, simulateHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { addScript } from './page-scripts.ts';
import { HOST_AGENTS } from './user-agents.ts';

/** User agents of bridge hosts; those of plain browsers are in the same file. */
export { HOST_AGENTS as USER_AGENTS };

/** Sets the user agent and injects the host's bridge before any script of the page runs. */
export async function playHost(page: Page, userAgent: string, host?: SimulatedHost): Promise<void> {
  await addScript(
    page,
    (value) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => value });
    },
    userAgent,
  );
  if (host) await addScript(page, simulateHost, host);
}

/** Plays a mini-program that records the address of its pay page in window.payPage. */
export async function playMiniProgram(page: Page): Promise<void> {
  await playHost(page, HOST_AGENTS.miniProgram);
  await addScript(page, () => {
    const navigateTo = ({ url, success }: { url: string; success: () => void }) => {
      Reflect.set(window, 'payPage', url);
      success();
    };
    Object.assign(window, { wx: { miniProgram: { navigateTo } } });
  });
}

/** Bridge methods that the page called, in order. */
export const callsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const calls: Array<{ method: string }> = Reflect.get(window, 'simulatedHostCalls') ?? [];
    return calls.map(({ method }) => method);
  });

/** Waits for the next call to this path and returns its client type and version. */
export async function callerOf(page: Page, path: string): Promise<Record<string, string>> {
  const {
    clienttype = '',
    clientversion = '',
    token = '',
  } = await (await page.waitForRequest((request) => new URL(request.url()).pathname === path)).allHeaders();
  return { clientType: clienttype, clientVersion: clientversion, token };
}

export const brandOf = (page: Page) => expect.poll(() => page.locator('html').getAttribute('data-brand'));
