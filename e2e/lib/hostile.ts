import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callsOf, playHost, USER_AGENTS } from './hosts.ts';
import { untilPageHydrated } from './page.ts';

const TABS = 3;
/** Host calls with effects; all others only read. */
const EFFECTS = /^(?:openWebView|openBrowser|share|payAlipay|payWechat|purchaseIos|restoreIos|payInfo360)$/;

/** Installs the function that injected code would call, and a host that obeys every call. */
async function setTraps(page: Page, token: string, leaks: string[]): Promise<void> {
  await page.addInitScript(() => {
    const ran = () => Reflect.set(window, 'hasRun', true);
    Object.assign(window, { pwned: ran, alert: ran, prompt: ran });
  });
  await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers: { getToken: token } });
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (/evil\.example/.test(host)) leaks.push(`requests ${request.url()}`);
    // Proxies, browser histories and archives store addresses.
    if (token !== '' && request.url().includes(token)) leaks.push(`sends the token to ${host}`);
  });
  page.on('dialog', (dialog) => {
    leaks.push(`says ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** Elements and links that were created from hostile text. */
const tracesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = Reflect.get(window, 'hasRun') ? ['ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      if (element.id === 'pwned') found.push(`created a ${element.tagName}`);
      for (const { name, value } of element.attributes) {
        const isAddress = /^(?:href|src|action|formaction|srcdoc|xlink:href)$/i.test(name);
        const runs = /^\s*(?:javascript|vbscript|data:text)/i.test(value);
        if (/^on/i.test(name) || name === 'srcdoc' || (isAddress && runs))
          found.push(`${element.tagName} ${name}=${value.slice(0, 40)}`);
        if (isAddress && /^(?:https?:)?[/\\]{2}[^/]*evil\.example/i.test(value))
          found.push(`links to ${value}`);
      }
    }
    return found;
  });

export interface Visit {
  faults: string[];
  /** Number of pages that showed a hostile text as plain text. */
  shown: number;
}

/**
 * Opens every address, several in parallel, as the user the host reports, and returns all faults. With
 * `showsSome`, each page must show a hostile text; it is checked once it does.
 */
export async function visitAll(
  context: BrowserContext,
  addresses: readonly string[],
  token = '',
  showsSome = false,
): Promise<Visit> {
  const queue = [...addresses];
  const visit: Visit = { faults: [], shown: 0 };
  const work = async () => {
    const leaks: string[] = [];
    const page = await context.newPage();
    await setTraps(page, token, leaks);
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      await page.goto(address);
      await untilPageHydrated(page);
      if (showsSome) await expect(page.locator('body')).toContainText('pwned');
      const effects = (await callsOf(page)).filter((method) => EFFECTS.test(method));
      const text = await page.locator('body').innerText();
      const left =
        new URL(page.url()).origin === new URL(address).origin ? [] : [`navigated to ${page.url()}`];
      const traces = [...(await tracesOf(page)), ...effects, ...left, ...leaks.splice(0)];
      visit.faults.push(...traces.map((trace) => `${address.slice(0, 120)}: ${trace}`));
      if (text.includes('pwned')) visit.shown += 1;
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return visit;
}
