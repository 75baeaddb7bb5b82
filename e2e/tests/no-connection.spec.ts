import { commonTexts } from '@juban/contract/texts/common';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { expect, test } from '@playwright/test';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { believeInLine, openPage } from '../lib/page.ts';

test(
  '[A-107] a lost network is never called our failure: each page says so, keeps its bar and offers another try',
  journey({
    'a dead line in which the browser believes is said on the page, and the list comes with the next try':
      async ({ page, request }) => {
        const { token } = await labOf(request).makeUser({ preset: 'newUser' });
        const call = '**/api/purchase_info/orders*';
        await believeInLine(page);
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
    'a server in trouble is not called a lost network': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      await page.route('**/api/purchase_info/orders*', (route) =>
        route.fulfill({ status: 502, body: '<html>' }),
      );
      await openPage(page, `/vip/orders?token=${token}`);
      await expect(page.getByText(paymentTexts.ordersFailed)).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(commonTexts.brokenHint);
      await expect(page.getByTestId('connection')).toBeEmpty();
    },
    'a part of a page says the same, and the page goes on': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'member' });
      await page.route('**/api/user/profile', (route) => route.abort());
      await openPage(page, `/vip?token=${token}`);
      const card = page.getByTestId('membership-card');
      await expect(card).toContainText(commonTexts.noConnection);
      await expect(card).not.toContainText(shelfTexts.memberFailed);
      await expect(page.getByTestId('package-card').first()).toBeVisible();
    },
    'a page that is opened without a line says so under its bar, and opens once the line is back': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      await openPage(page, `/vip/orders?token=${token}`);
      await expect(page.getByText(paymentTexts.ordersEmpty)).toBeVisible();
      await believeInLine(page);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: orderTexts.openVip }).first().click();
      await expect(page.getByText(commonTexts.noConnectionTitle).first()).toBeVisible();
      // A page whose code cannot come either.
      await page.evaluate(() => history.pushState(null, '', '/vip/renewals'));
      await expect(page.getByTestId('error-offline')).toContainText(commonTexts.noConnectionTitle);
      await page.getByRole('button', { name: commonTexts.retry }).first().click();
      await expect(page.getByTestId('error-offline')).toBeVisible();
      // The browser tells that the line is back, and the page opens by itself.
      await page.context().setOffline(false);
      await expect(page.getByText(renewalTexts.empty)).toBeVisible();
    },
  }),
);
