import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    shownToasts?: string[];
  }
}

/** The toast at the bottom of the page. */
export const toastOf = (page: Page) => page.getByRole('status').locator('p');

const recording = new WeakSet<Page>();

/** Records toasts from now on, because a toast may disappear before a test on a busy machine looks for it. */
export async function recordToasts(page: Page): Promise<void> {
  if (recording.has(page)) return;
  recording.add(page);
  await page.addInitScript(() => {
    const shown: string[] = [];
    window.shownToasts = shown;
    const note = ({ target, addedNodes }: MutationRecord) => {
      if (!(target instanceof Element) || target.getAttribute('role') !== 'status') return;
      for (const node of addedNodes) shown.push(node.textContent ?? '');
    };
    const watch = new MutationObserver((records) => records.forEach(note));
    watch.observe(document, { childList: true, subtree: true });
  });
}

/** Waits for a toast with this text and drops it and earlier ones from the record. */
export const expectToast = (page: Page, text: string | RegExp): Promise<void> =>
  untilShown(page, String(text), (shown) => (text instanceof RegExp ? text.test(shown) : shown === text));

/** The same for a toast that contains this text. */
export const expectToastWith = (page: Page, part: string): Promise<void> =>
  untilShown(page, part, (shown) => shown.includes(part));

async function untilShown(page: Page, wanted: string, matches: (shown: string) => boolean): Promise<void> {
  let at = -1;
  const find = async () => {
    // The page may be navigating away.
    const shown = await page.evaluate(() => window.shownToasts ?? []).catch(() => []);
    at = shown.findIndex(matches);
    return at >= 0 ? wanted : shown;
  };
  await expect.poll(find, { message: 'texts of toasts' }).toBe(wanted);
  await page.evaluate((read) => window.shownToasts?.splice(0, read), at + 1);
}
