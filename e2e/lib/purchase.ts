import { fill } from '@juban/contract/texts/fill';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import type { Page } from '@playwright/test';
import { labOf } from './lab.ts';
import { openPage } from './page.ts';
import { addScript } from './page-scripts.ts';

export const WEB = '/vip/web?ct=web&app_type=web';
export const BLOCKS = '**/api/vip/banner/content/list/channel?*';
export const PACKAGES = '**/api/selling_page/market/**';

export const card = (page: Page) => page.getByTestId('membership-card');
export const packages = (page: Page) => page.getByTestId('package-card');
export const chosen = (page: Page) => page.getByRole('radio', { checked: true });
export const section = (page: Page, kind: string) => page.locator(`[data-section="${kind}"]`);
/** The button's text differs between visitors and members. */
export const payButton = (page: Page, price: string) => {
  const reads = (words: string) => page.getByRole('button', { name: fill(words, { price }), exact: true });
  return reads(purchaseTexts.pay).or(reads(purchaseTexts.payRenew));
};
export const alertOf = (page: Page) => page.getByRole('alertdialog');

export async function enterAs(page: Page, wanted: object): Promise<void> {
  const { token } = await labOf(page.request).makeUser(wanted);
  await addScript(page, (value) => localStorage.setItem('token', value), token);
}

/** Navigates in the client, so that the browser itself makes the page's calls. */
export async function visit(page: Page, path: string): Promise<void> {
  await openPage(page, '/404');
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

export const answer = (data: unknown) => ({ json: { code: '0000', msg: '', data } });
