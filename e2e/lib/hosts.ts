import { expect, type Page } from '@playwright/test';
import { type SimulatedHost, simulateHost } from '../../apps/web/src/host/testing/simulated-host.ts';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36';

export const USER_AGENTS = {
  android: `${ANDROID} JubanApp/6.2.0`,
  harmony: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile JubanApp/6.2.0',
  ios: `${IOS} JubanApp/6.2.0`,
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile JubanApp/6.2.0',
  miniProgram: `${ANDROID} MicroMessenger/8.0.49 miniProgram/wx0000000000000000`,
  desktopClient: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124.0 Safari/537.36 JubanDesktop/3.1.0',
  wechat: `${ANDROID} MicroMessenger/8.0.49`,
  qq: `${ANDROID} QQ/9.0.8.14755`,
  weibo: `${ANDROID} Weibo (Pixel8__weibo__14.4.0)`,
  alipay: `${ANDROID} AlipayClient/10.5.90`,
  browser: ANDROID,
} as const;

/** What the page sees of whoever shows it: its user agent and what it injects, before any script of ours. */
export async function playHost(page: Page, userAgent: string, host?: SimulatedHost): Promise<void> {
  await page.addInitScript((said) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => said });
  }, userAgent);
  if (host) await page.addInitScript(simulateHost, host);
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
