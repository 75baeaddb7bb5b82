import { expect, type Page } from '@playwright/test';
import { type SimulatedHost, simulateHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { addScript } from './page-scripts.ts';
import { HOST_AGENTS } from './user-agents.ts';

/** The hosts of the bridge; visitors' browsers stand beside them. */
export { HOST_AGENTS as USER_AGENTS };

/** What the page sees of whoever shows it: its user agent and what it injects, before any script of ours. */
export async function playHost(page: Page, userAgent: string, host?: SimulatedHost): Promise<void> {
  await addScript(
    page,
    (said) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => said });
    },
    userAgent,
  );
  if (host) await addScript(page, simulateHost, host);
}

/** A mini-program that opens its own pay page; the address of it stays in window.payPage. */
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

/** The bridge's methods the page has called, in their order. */
export const callsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const calls: Array<{ method: string }> = Reflect.get(window, 'simulatedHostCalls') ?? [];
    return calls.map(({ method }) => method);
  });

/** The client type and version under which the next call of this kind goes out. */
export async function callerOf(page: Page, path: string): Promise<Record<string, string>> {
  const {
    clienttype = '',
    clientversion = '',
    token = '',
  } = await (await page.waitForRequest((request) => new URL(request.url()).pathname === path)).allHeaders();
  return { clientType: clienttype, clientVersion: clientversion, token };
}

export const brandOf = (page: Page) => expect.poll(() => page.locator('html').getAttribute('data-brand'));
