import { calls } from '@juban/contract';
import { callGroups } from '@juban/contract/call-groups';
import { expect, type Page, test } from '@playwright/test';

/** Opens the API page and returns a function that lists errors and requests to other origins so far. */
async function openDocs(page: Page, origin = '', hash = ''): Promise<() => string[]> {
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:blob|data):/.test(url)) faults.push(`left the origin: ${url}`);
  });
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  // Scripts may catch the error of a blocked resource; the browser then logs nothing.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`the policy blocked ${blockedURI} by ${violatedDirective}`),
    ),
  );
  await page.goto(`/api/docs${hash}`);
  await expect(page.getByRole('heading', { name: 'Juban API' })).toBeAttached();
  return () => faults;
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('[A-104][A-083] the API page lists every group of calls and sends one, all from its own origin', async ({
    page,
    baseURL,
  }) => {
    const hash = `#tag/free-days-claims/GET${calls.getClaimConfig.path}`;
    const readFaults = await openDocs(page, baseURL, hash);
    const sidebar = page.getByRole('complementary', { name: 'Sidebar for Juban API' });
    for (const [heading] of callGroups) {
      await expect(sidebar.getByText(heading, { exact: true })).toBeAttached();
    }
    await expect(sidebar.getByText('Receive claim')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

    await page.getByRole('button', { name: `(get ${calls.getClaimConfig.path})` }).click();
    const client = page.getByRole('dialog', { name: 'API Client' });
    const channel = client.getByRole('row').filter({ hasText: 'channel' });
    await channel.getByRole('combobox').last().pressSequentially('campus-30');
    const sent = page.waitForRequest((request) => request.url().includes(calls.getClaimConfig.path));
    await client.getByRole('button', { name: 'Send Request' }).click();
    expect((await sent).url()).toBe(`${baseURL}${calls.getClaimConfig.path}?channel=campus-30`);
    const answer = client.getByRole('region', { name: 'Response', exact: true });
    await expect(answer).toContainText('200 OK');
    await expect(answer).toContainText('"campus-30"');
    expect(readFaults()).toEqual([]);
  });
});

test.describe('on a phone at night', () => {
  test.use({ colorScheme: 'dark' });

  test('[A-104][A-083] the API page is dark, fits the screen and breaks no rule of its policy', async ({
    page,
    baseURL,
  }) => {
    const readFaults = await openDocs(page, baseURL);
    await expect(page.getByRole('heading', { name: 'Juban API' })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 13, 17)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Open Menu' }).click();
    const menu = page.getByRole('complementary', { name: 'Sidebar for Juban API' });
    await expect(menu.getByRole('link', { name: 'Account and login' })).toBeVisible();
    expect(readFaults()).toEqual([]);
  });
});
