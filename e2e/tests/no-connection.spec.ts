import { commonTexts } from '@juban/contract/texts/common';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { expect, test } from '@playwright/test';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { forceOnline, openPage } from '../lib/page.ts';

test(
  '[A-107] a network error is never called our failure: each page says so, keeps its bar and offers a retry',
  journey({
    'a network error while the browser believes to be online is shown on the page, and the list loads on retry':
      async ({ page, request }) => {
        const { token } = await labOf(request).makeUser({ preset: 'newUser' });
        const call = '**/api/purchase_info/orders*';
        await forceOnline(page);
        await page.route(call, (route) => route.abort('connectionfailed'));
        await openPage(page, `/vip/orders?token=${token}`);
        await expect(page.getByRole('alert')).toContainText(commonTexts.noConnectionTitle);
        await expect(page.getByText(paymentTexts.ordersFailed)).toBeHidden();
        await expect(page.getByTestId('connection')).toHaveText(commonTexts.noConnection);
        await expect(page.getByTestId('top-bar').getByRole('button').first()).toBeVisible();
        await page.unroute(call);
        await page.getByRole('button', { name: commonTexts.retry }).click();
        await expect(page.getByText(paymentTexts.ordersEmpty)).toBeVisible();
        await expect(page.getByTestId('connection')).toBeEmpty();
      },
    'a server error is not called a network error': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      await page.route('**/api/purchase_info/orders*', (route) =>
        route.fulfill({ status: 502, body: '<html>' }),
      );
      await openPage(page, `/vip/orders?token=${token}`);
      await expect(page.getByText(paymentTexts.ordersFailed)).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(commonTexts.brokenHint);
      await expect(page.getByTestId('connection')).toBeEmpty();
    },
    'a failed part of a page says the same, and the rest works': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'member' });
      await page.route('**/api/user/profile', (route) => route.abort());
      await openPage(page, `/vip?token=${token}`);
      const card = page.getByTestId('membership-card');
      await expect(card).toContainText(commonTexts.noConnection);
      await expect(card).not.toContainText(shelfTexts.memberFailed);
      await expect(page.getByTestId('package-card').first()).toBeVisible();
    },
    'a page opened while offline says so under its bar, and loads once the network is back': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      await openPage(page, `/vip/orders?token=${token}`);
      await expect(page.getByText(paymentTexts.ordersEmpty)).toBeVisible();
      await forceOnline(page);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: orderTexts.openVip }).first().click();
      await expect(page.getByText(commonTexts.noConnectionTitle).first()).toBeVisible();
      // Navigate to a page whose code cannot load either.
      await page.evaluate(() => history.pushState(null, '', '/vip/renewals'));
      await expect(page.getByTestId('error-offline')).toContainText(commonTexts.noConnectionTitle);
      await page.getByRole('button', { name: commonTexts.retry }).first().click();
      await expect(page.getByTestId('error-offline')).toBeVisible();
      // The browser reports that it is online, and the page loads by itself.
      await page.context().setOffline(false);
      await expect(page.getByText(renewalTexts.empty)).toBeVisible();
    },
  }),
);
