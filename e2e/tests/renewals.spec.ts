import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { orderTexts } from '@juban/contract/texts/orders';
import { paymentTexts } from '@juban/contract/texts/payment';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { renewalsOf } from '../lib/contracts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { moneyOf } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { dayIn } from '../lib/shanghai-day.ts';
import { expectToastWith } from '../lib/toasts.ts';

/** The wallet may still be processing the end. */
const ENDED = new RegExp(`${renewalTexts.stateClosing}|${renewalTexts.stateClosed}`);

test(
  '[B-069] a contract is shown, ended and resumed, and missing data says what to do',
  journey({
    'a contract signed on the landing page shows its next charge, ends in two taps and is resumed': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const renewals = renewalsOf(request, user);
      const { link } = await renewals.order();
      await openPage(page, `/404?token=${user.token}`);
      await page.goto(link);
      await page.getByRole('button', { name: '同意协议并支付' }).click();
      await page.waitForURL(/\/vip\/pay-result\?/);
      // Signing and payment are reported in any order; the next charge is known once both are.
      await expect.poll(async () => (await renewals.listed())[0]?.nextChargeTime ?? null).not.toBeNull();
      const { nextChargeTime, paidUntil, price, goodsName } = await renewals.newest();

      await openPage(page, '/vip/orders');
      const entry = page.getByRole('link', { name: renewalTexts.entry });
      await expect(entry).toContainText(dayIn(nextChargeTime));
      await entry.click();
      const card = page.getByTestId('plan-card');
      await expect(card).toContainText(goodsName);
      await expect(card).toContainText(dayIn(nextChargeTime));
      await expect(card).toContainText(`¥${price}`);
      await expect(card).toContainText(renewalTexts.noticeHint);
      const end = await moneyOf(request, user).membershipEnd();
      const lasts = `VIP 有效期至 ${dayIn(end)}`;
      await expect(page.getByTestId('membership-end')).toHaveText(`${lasts}${renewalTexts.endNote}`);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);

      await card.getByRole('button', { name: renewalTexts.cancel }).click();
      const dialog = page.getByRole('dialog', { name: renewalTexts.cancelTitle });
      await expect(dialog).toContainText(fill(renewalTexts.cancelLead, { date: dayIn(paidUntil) }));
      await expect(dialog).toContainText(`已付至 ${dayIn(paidUntil)}`);
      await expect(dialog).toContainText(fill(renewalTexts.cancelEnd, { end: lasts }));
      await expectAccessibleInBothThemes(page);
      const held = Promise.withResolvers<void>();
      await page.route('**/api/purchase_info/contracts/cancel', (route) =>
        held.promise.then(() => route.continue()),
      );
      await dialog.getByRole('button', { name: renewalTexts.cancelConfirm }).click();
      // A cancellation in progress cannot be stopped, so every control is disabled.
      await expect(dialog.getByRole('button', { name: renewalTexts.cancelKeep })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      held.resolve();
      await page.getByRole('button', { name: commonTexts.know }).click();
      await expect(card).toContainText(renewalTexts.stateClosing);
      await expect(card).toContainText(`已付至 ${dayIn(paidUntil)}`);
      expect(await renewals.newest()).toMatchObject({ state: 'closing', nextChargeTime: null });

      await card.getByRole('button', { name: renewalTexts.resume }).click();
      await expectToastWith(page, dayIn(nextChargeTime));
      await expect(card).toContainText(renewalTexts.stateActive);
      expect(await renewals.newest()).toMatchObject({ state: 'active', nextChargeTime });
    },
    'without renewals, a login or an answer the page says what to do': async ({ page, request }) => {
      await openPage(page, '/vip/renewals');
      await expect(page.getByText(renewalTexts.loginTitle)).toBeVisible();
      const login = page.getByRole('link', { name: commonTexts.login });
      await expect(login).toHaveAttribute('href', /redirect_path=%2Fvip%2Frenewals/);
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      const call = '**/api/purchase_info/contracts';
      await page.route(call, (route) => route.abort());
      await openPage(page, `/vip/renewals?token=${token}`);
      await expect(page.getByRole('alert')).toContainText(commonTexts.noConnectionTitle);
      await page.unroute(call);
      await page.getByRole('button', { name: commonTexts.retry }).click();
      await expect(page.getByText(renewalTexts.empty)).toBeVisible();
      await expect(page.getByRole('link', { name: orderTexts.openVip })).toHaveAttribute('href', '/vip');
      await expectAccessibleInBothThemes(page);
    },
  }),
);

test(
  '[B-069] a contract that was ended elsewhere says so',
  journey({
    'a contract ended in the wallet says so, and its charges lead to their orders': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const renewals = renewalsOf(request, user);
      const contractNo = await renewals.subscribe();
      await openPage(page, `/vip/renewals?token=${user.token}`);
      await expect(page.getByTestId('plan-card')).toContainText(renewalTexts.stateActive);
      await renewals.playWallet(contractNo, 'unsign');
      await openPage(page, '/vip/orders');
      await expect(page.getByRole('link', { name: renewalTexts.entry })).toContainText(
        renewalTexts.entryNone,
      );
      await openPage(page, '/vip/renewals');
      const card = page.getByTestId('plan-card');
      await expect(card).toContainText(renewalTexts.reasonUnsigned);
      await expect(card.getByRole('button', { name: renewalTexts.cancel })).toHaveCount(0);
      await expect(card.getByRole('link', { name: renewalTexts.again })).toHaveAttribute('href', '/vip');
      await card.getByText(renewalTexts.history).click();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);
      await card.getByRole('listitem').getByRole('link').click();
      await expect(page.getByRole('main')).toContainText(contractNo);
    },
    'a refund of the first payment says that the renewal ends with it, and it does': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const orderNo = await renewalsOf(request, user).subscribe();
      await openPage(page, `/vip/orders?orderNo=${orderNo}&token=${user.token}`);
      await page.getByRole('button', { name: paymentTexts.refundAsk }).click();
      const sheet = page.getByRole('dialog', { name: paymentTexts.refundTitle });
      await expect(sheet.getByText(paymentTexts.refundEndsRenewal)).toBeVisible();
      await expectToFit(page, [320, 390]);
      await sheet.getByRole('button', { name: paymentTexts.refundConfirm }).click();
      await expect(sheet).toBeHidden();
      await openPage(page, '/vip/renewals');
      await expect(page.getByTestId('plan-card')).toContainText(ENDED);
      await expect(page.getByRole('button', { name: renewalTexts.cancel })).toHaveCount(0);
      await expect(page.getByRole('button', { name: renewalTexts.resume })).toHaveCount(0);
    },
  }),
);
