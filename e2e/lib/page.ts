import type { Page } from '@playwright/test';

/** Opens a page and waits until it answers to taps: React has then put its handlers on what the server sent. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}

export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** The small message at the foot of the page. */
export const toastOf = (page: Page) => page.getByRole('status').locator('p');
