import { type BrowserContext, expect, type Page } from '@playwright/test';
import { callsOf, playHost, USER_AGENTS } from './hosts.ts';
import { untilAwake } from './page.ts';

const TABS = 3;
/** What a host does when a page asks it to; the others only ask. */
const ACTS = /^(?:openWebView|openBrowser|share|payAlipay|payWechat|purchaseIos|restoreIos|payInfo360)$/;

/** Puts the trap where injected code would call, and a host that would do as it is told. */
async function setTraps(page: Page, token: string, astray: string[]): Promise<void> {
  await page.addInitScript(() => {
    const ran = () => Reflect.set(window, 'hasRun', true);
    Object.assign(window, { pwned: ran, alert: ran, prompt: ran });
  });
  await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers: { getToken: token } });
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (/evil\.example/.test(host)) astray.push(`asks for ${request.url()}`);
    // Addresses are kept by proxies, histories and archives.
    if (token !== '' && request.url().includes(token)) astray.push(`carries the token to ${host}`);
  });
  page.on('dialog', (dialog) => {
    astray.push(`says ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** What of a hostile text became more than text. */
const tracesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = Reflect.get(window, 'hasRun') ? ['ran'] : [];
    for (const element of document.querySelectorAll('*')) {
      if (element.id === 'pwned') found.push(`made a ${element.tagName}`);
      for (const { name, value } of element.attributes) {
        const isAddress = /^(?:href|src|action|formaction|srcdoc|xlink:href)$/i.test(name);
        const runs = /^\s*(?:javascript|vbscript|data:text)/i.test(value);
        if (/^on/i.test(name) || name === 'srcdoc' || (isAddress && runs))
          found.push(`${element.tagName} ${name}=${value.slice(0, 40)}`);
        if (isAddress && /^(?:https?:)?[/\\]{2}[^/]*evil\.example/i.test(value))
          found.push(`leads to ${value}`);
      }
    }
    return found;
  });

export interface Visit {
  faults: string[];
  /** How many of the pages showed a hostile text as the text it is. */
  shown: number;
}

/**
 * Opens every address, a few at a time, as whom the host says; answers what went wrong where. `showsSome`: each page is
 * known to show a hostile text, and is read once it does.
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
    const astray: string[] = [];
    const page = await context.newPage();
    await setTraps(page, token, astray);
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      await page.goto(address);
      await untilAwake(page);
      if (showsSome) await expect(page.locator('body')).toContainText('pwned');
      const acts = (await callsOf(page)).filter((method) => ACTS.test(method));
      const text = await page.locator('body').innerText();
      const left = new URL(page.url()).origin === new URL(address).origin ? [] : [`left for ${page.url()}`];
      const traces = [...(await tracesOf(page)), ...acts, ...left, ...astray.splice(0)];
      visit.faults.push(...traces.map((trace) => `${address.slice(0, 120)}: ${trace}`));
      if (text.includes('pwned')) visit.shown += 1;
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return visit;
}
