import { gameRightsTexts } from '@juban/contract/texts/game-rights';
import { expect, type Page, test } from '@playwright/test';
import { ROUTE_TABLE } from '../../apps/web/src/route-facts.gen.ts';
import { forceOnline } from '../lib/page.ts';

/** Limit of compressed script that a public page may load before any user activity. */
const MOST_BYTES = 120 * 1_024;

/** Every public page, with chunks that single ones load for a client or view. */
const PAGES = [
  ...ROUTE_TABLE.filter(({ entry }) => entry === 'public').map(({ example }) => example),
  '/vip?ct=Android',
  '/payTipIOS?ct=Android',
  '/games/home?tab=all',
];

/** Waits for the view event, which is sent last, and for parts that hydrate without user activity. */
async function openToItsEnd(page: Page, path: string): Promise<void> {
  const eventSent = page.waitForRequest('**/api/events');
  await page.goto(path, { waitUntil: 'networkidle' });
  await eventSent;
}

test('public pages stay below 120 kilobytes of script', async ({ page }) => {
  await forceOnline(page);
  let bytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes += Number(response.headers()['content-length']);
  });
  for (const path of PAGES) {
    bytes = 0;
    await openToItsEnd(page, path);
    expect.soft(bytes, path).toBeGreaterThan(MOST_BYTES / 2);
    expect.soft(bytes, path).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('[A-012] a page whose routes were not there yet opens within the page', async ({ page }) => {
  await openToItsEnd(page, '/h5');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.evaluate(() => history.pushState(null, '', '/h5/games/rights'));
  await expect(page.getByRole('heading', { name: gameRightsTexts.title })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/h5/games/rights');
});
