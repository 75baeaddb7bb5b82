import { BRANDS } from '@juban/catalog';
import { CODES } from '@juban/contract/codes';
import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { fill } from '@juban/contract/texts/fill';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { makeBuyer, openShop } from '../lib/checkout.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { moneyOf, playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { makeCode, openPhone, payAtWallet, playWechat, waitForCashier } from '../lib/scan.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const payButton = (page: Page) => page.getByRole('button', { name: /^确认支付/ });
const PAY_CALL = '**/api/selling-tv/create-purchase-h5';

test(
  '[B-024][B-090][B-115] a phone that scans a code pays it, or sees why it cannot',
  journey({
    'the Alipay client goes straight to its own page, and the owner of the order is granted': async ({
      page,
      browser,
      request,
    }) => {
      const owner = await makeBuyer(request);
      const { orderNo, path } = await makeCode(request, owner);
      const phone = await openPhone(browser, 'alipay');
      await phone.goto(path);
      await payAtWallet(phone);
      await expect(heading(phone, handoffTexts.doneTitle)).toBeVisible();
      await expectAccessibleInBothThemes(phone);
      expect((await moneyOf(request, owner).readOrder(orderNo)).state).toBe('fulfilled');
      await openShop(page, '/vip?ct=Android', owner);
      await owner.expectGrown(page);
      // A second scan finds the order paid and does not send the payer to pay again.
      await phone.goto(path);
      await expect(heading(phone, handoffTexts.doneTitle)).toBeVisible();
      await phone.context().close();
    },
    'a payer who turns back from the cashier finds the order, and pays with a tap': async ({
      browser,
      request,
    }) => {
      const owner = await labOf(request).makeUser({ preset: 'newUser', nickName: '林间有鹿' });
      const { path, orderNo } = await makeCode(request, owner);
      const { goodsName, price, days } = await moneyOf(request, owner).readOrder(orderNo);
      const phone = await openPhone(browser, 'alipay');
      await phone.goto(path);
      await expect(await waitForCashier(phone)).toBeVisible();
      await phone.goBack();
      const main = phone.getByRole('main');
      await expect(main).toContainText(goodsName);
      await expect(main).toContainText('林**');
      await expect(main).not.toContainText('林间有鹿');
      await expect(main).toContainText(`${days} 天`);
      await expect(phone.getByRole('button', { name: fill(checkoutTexts.confirm, { price }) })).toBeVisible();
      await expectAccessibleInBothThemes(phone);
      await expectToFit(phone, [320, 390, 430]);
      await payButton(phone).click();
      await expect(await waitForCashier(phone)).toBeVisible();
      await phone.context().close();
    },
    'the page and its texts have the brand of the screen': async ({ browser, request }) => {
      for (const screen of ['win_tthj', 'win_hjsp']) {
        const owner = await labOf(request).makeUser({ preset: 'newUser' });
        const { path } = await makeCode(request, owner, { screen });
        const phone = await openPhone(browser, 'alipay');
        await phone.goto(path);
        await expect(await waitForCashier(phone)).toBeVisible();
        await phone.goBack();
        await expect(payButton(phone)).toBeEnabled();
        await expect(phone).toHaveTitle(new RegExp(BRANDS.tthj.name));
        await phone.getByRole('link', { name: agreementNameTexts.vip }).click();
        await expect(phone.getByRole('heading', { level: 1 })).toContainText(BRANDS.tthj.name);
        await phone.context().close();
      }
    },
    'an unknown code shows the message of the server, and an exception shows an error': async ({
      browser,
    }) => {
      const phone = await openPhone(browser, 'alipay');
      for (const handle of ['0'.repeat(32), 'nothing']) {
        await openPage(phone, `/next/vip/handoff?orderInfoMD5=${handle}`);
        await expect(phone.getByText(CODES['2107'].msg, { exact: true })).toBeVisible();
      }
      await expectAccessibleInBothThemes(phone);
      await phone.route('**/api/selling-tv/order?*', (route) => route.fulfill({ status: 502, body: '' }));
      await openPage(phone, `/next/vip/handoff?orderInfoMD5=${'1'.repeat(32)}`);
      await expect(phone.getByText(handoffTexts.error, { exact: true })).toBeVisible();
      await phone.unroute('**/api/selling-tv/order?*');
      await phone.getByRole('button', { name: '重新加载' }).click();
      await expect(phone.getByText(CODES['2107'].msg, { exact: true })).toBeVisible();
      await phone.context().close();
    },
  }),
);

test(
  '[B-024][B-025][B-090] a code is paid in WeChat, refused by other clients, and confirmed first where required',
  journey({
    'in WeChat the page asks who pays, hands the payment to WeChat, and keeps no code in its address':
      async ({ page, browser, request }) => {
        const owner = await makeBuyer(request);
        const { orderNo, path } = await makeCode(request, owner, { wallet: 'wechat' });
        const phone = await openPhone(browser, 'wechat');
        await playWechat(phone);
        const asked = phone.waitForRequest((sent) => sent.url().includes('code='));
        await phone.goto(path);
        await asked;
        await expect(heading(phone, handoffTexts.doneTitle)).toBeVisible();
        await expect(phone).not.toHaveURL(/[?&](code|state)=/);
        expect((await moneyOf(request, owner).readOrder(orderNo)).payChannel).toBe('wechat');
        await openShop(page, '/vip?ct=Android', owner);
        await owner.expectGrown(page);
        await phone.context().close();
      },
    'who cancels in WeChat may try again': async ({ browser, request }) => {
      const owner = await labOf(request).makeUser({ preset: 'newUser' });
      const { orderNo, path } = await makeCode(request, owner, { wallet: 'wechat' });
      const phone = await openPhone(browser, 'wechat');
      await playWechat(phone, 'cancel');
      await phone.goto(path);
      await expect(payButton(phone)).toBeEnabled();
      await expect(phone.getByRole('alertdialog')).toHaveCount(0);
      expect((await moneyOf(request, owner).readOrder(orderNo)).state).not.toBe('fulfilled');
      await phone.context().close();
    },
    'a client that cannot pay says what to scan with, and starts nothing': async ({ browser, request }) => {
      const owner = await labOf(request).makeUser();
      const { handle } = await makeCode(request, owner, { wallet: 'wechat' });
      const address = `/next/vip/handoff?orderInfoMD5=${handle}`;
      for (const [scanner, more, text] of [
        ['safari', '', handoffTexts.scanAlipay],
        ['wechat', '', handoffTexts.scanAlipay],
        ['wechat', '&payChannel=wechat&renew=1', handoffTexts.scanAlipay],
        ['safari', '&payChannel=wechat&renew=1', handoffTexts.scanAlipay],
        ['safari', '&payChannel=wechat', handoffTexts.scanEither],
        ['qq', '&payChannel=aliPay', handoffTexts.scanEither],
      ] as const) {
        const phone = await openPhone(browser, scanner);
        let isStarted = false;
        await phone.route(PAY_CALL, (route) => {
          isStarted = true;
          return route.abort();
        });
        await openPage(phone, address + more);
        await expect(heading(phone, text)).toBeVisible();
        if (text === handoffTexts.scanEither) {
          await expectAccessibleInBothThemes(phone);
          await expectToFit(phone, [320, 430]);
        }
        expect(isStarted, `${scanner} ${more}`).toBe(false);
        await phone.context().close();
      }
    },
    'the server decides what must be asked first; an address may ask more, and changes neither price nor contract':
      async ({ browser, request }) => {
        const owner = await labOf(request).makeUser({ preset: 'newUser' });
        const plain = await makeCode(request, owner);
        const phone = await openPhone(browser, 'alipay');
        // The address claims an upgrade and a repeated contract; the order is neither.
        await openPage(phone, `/next/vip/handoff?orderInfoMD5=${plain.handle}&tip=1`);
        const asked = phone.getByRole('dialog', { name: handoffTexts.upgradeTitle });
        await expect(asked).toContainText(handoffTexts.upgradeAskText);
        await expect(asked).not.toContainText('自动续费');
        await openPage(phone, `/next/vip/handoff?orderInfoMD5=${plain.handle}&tip=2&renew=1`);
        await phone
          .getByRole('dialog', { name: handoffTexts.repeatAskTitle })
          .getByRole('button', { name: handoffTexts.repeatYes })
          .click();
        const { price } = await moneyOf(request, owner).readOrder(plain.orderNo);
        await expect(await waitForCashier(phone)).toBeVisible();
        await expect(phone.locator('body')).toContainText(price.toFixed(2));

        // The account now renews, so another contract is a repetition and one of VIP+ an upgrade.
        const signed = await makeCode(request, owner, { renew: 1 });
        await playProvider(request, signed.orderNo);
        const again = await makeCode(request, owner, { renew: 1 });
        expect(again.alreadyContract).toBe(true);
        const upgrade = await makeCode(request, owner, { renew: 1, plus: true });
        let starts = 0;
        phone.on('request', (sent) => {
          if (sent.url().includes('create-purchase-h5')) starts += 1;
        });
        for (const [code, title, no] of [
          [again, handoffTexts.repeatTitle, handoffTexts.repeatNo],
          [upgrade, handoffTexts.upgradeTitle, handoffTexts.upgradeNo],
        ] as const) {
          await openPage(phone, `/next/vip/handoff?orderInfoMD5=${code.handle}&tip=0&renew=0`);
          const dialog = phone.getByRole('dialog', { name: title });
          await expect(dialog).toBeVisible();
          await expectAccessibleInBothThemes(phone);
          await dialog.getByRole('button', { name: no }).click();
          await expect(dialog).toBeHidden();
          expect(starts).toBe(0);
        }
        await payButton(phone).click();
        await phone.getByRole('button', { name: handoffTexts.upgradeYes }).click();
        await expect(phone).not.toHaveURL(/handoff/);
        expect(starts).toBe(1);
        await phone.context().close();
      },
  }),
);
