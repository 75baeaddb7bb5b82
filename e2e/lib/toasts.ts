import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    saidToasts?: string[];
  }
}

/** The small message at the foot of the page. */
export const toastOf = (page: Page) => page.getByRole('status').locator('p');

const keeping = new WeakSet<Page>();

/** A toast goes by itself, on a busy machine before a test has looked: from now on the page keeps what its toasts said. */
export async function keepToasts(page: Page): Promise<void> {
  if (keeping.has(page)) return;
  keeping.add(page);
  await page.addInitScript(() => {
    const said: string[] = [];
    window.saidToasts = said;
    const note = ({ target, addedNodes }: MutationRecord) => {
      if (!(target instanceof Element) || target.getAttribute('role') !== 'status') return;
      for (const node of addedNodes) said.push(node.textContent ?? '');
    };
    const watch = new MutationObserver((records) => records.forEach(note));
    watch.observe(document, { childList: true, subtree: true });
  });
}

/** Waits until a toast has said this; it and those before it then count as read. */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  untilSaid(page, String(text), (said) => (text instanceof RegExp ? text.test(said) : said === text));

/** The same, for a toast that says more than this. */
export const expectToastWith = (page: Page, part: string): Promise<void> =>
  untilSaid(page, part, (said) => said.includes(part));

async function untilSaid(page: Page, wanted: string, isMeant: (said: string) => boolean): Promise<void> {
  let at = -1;
  const look = async () => {
    // A page that is just being left says nothing any more.
    const said = await page.evaluate(() => window.saidToasts ?? []).catch(() => []);
    at = said.findIndex(isMeant);
    return at >= 0 ? wanted : said;
  };
  await expect.poll(look, { message: 'what toasts said' }).toBe(wanted);
  await page.evaluate((read) => window.saidToasts?.splice(0, read), at + 1);
}
