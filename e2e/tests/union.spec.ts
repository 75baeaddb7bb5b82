import { CODES, NOT_LOGGED_IN } from '@juban/contract/codes';
import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import { unionPageTexts } from '@juban/contract/texts/union-pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { agree, makeBuyer, payButton } from '../lib/checkout.ts';
import { journey } from '../lib/journey.ts';
import { newPhone } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast, toastOf } from '../lib/toasts.ts';
import {
  accountRow,
  bindAccount,
  bindByPhone,
  bindForm,
  readPicture,
  UNIONS,
  type UnionType,
  unionOf,
} from '../lib/union.ts';

const ORDER = '**/api/union-vip/order';
const TYPES = Object.keys(UNIONS) as UnionType[];
const alertOf = (page: Page) => page.getByRole('alertdialog');

/** Reads and closes the alert. */
async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alertOf(page)).toContainText(text);
  await alertOf(page).getByRole('button', { name: commonTexts.know }).click();
  await expect(alertOf(page)).toBeHidden();
}

test(
  '[C-005][C-006][C-057] the page of each partner shows prices and rules, and buying asks for login, agreement and account',
  journey({
    'each page has its prices, rights and rules': async ({ page, request }) => {
      for (const type of TYPES) {
        const { priceInfo, rights, rules } = await unionOf(request, '', 'web').product(type);
        const html = await (await request.get(UNIONS[type].path)).text();
        expect(html).toContain(rules[0]);
        await openPage(page, UNIONS[type].path);
        const card = page.getByTestId('price-card');
        const saved = priceInfo.originPrice - priceInfo.price;
        await expect(card).toContainText(`¥${priceInfo.price}`);
        await expect(card).toContainText(`立省 ${saved} 元`);
        const [own, partner] = [card.getByTestId('product').first(), card.getByTestId('product').last()];
        await expect(own).toContainText(`${priceInfo.rrtvTime} · ¥${priceInfo.rrtv}`);
        await expect(partner).toContainText(`${priceInfo.unionTime} · ¥${priceInfo.union}`);
        await expect(partner.locator('img')).toHaveAttribute('src', priceInfo.unionLogo);
        await expect(page.getByTestId('rights').locator('img')).toHaveCount(rights.length);
        await expect(page.getByTestId('rules').getByRole('listitem')).toHaveText(rules);
        await expect(page.getByRole('link', { name: agreementNameTexts.vip })).toHaveAttribute(
          'href',
          /\/next\/agreement\?type=vip/,
        );
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 390, 430]);
      }
    },
    'buying asks for login, agreement and account, in this order': async ({ page, request }) => {
      const orders: string[] = [];
      await page.route(ORDER, (route) => {
        orders.push(route.request().url());
        return route.abort();
      });
      await openPage(page, UNIONS.zhuishu.path);
      await payButton(page).click();
      await expectAlert(page, commonTexts.loginFirst);
      await payButton(page).click();
      await alertOf(page).getByRole('button', { name: commonTexts.login, exact: true }).click();
      await page.waitForURL(/\/login\?/);
      const buyer = await makeBuyer(request);
      await openPage(page, `${UNIONS.zhuishu.path}?token=${buyer.token}`);
      await expect(accountRow(page)).toHaveAttribute('data-state', 'unbound');
      await payButton(page).click();
      await expectAlert(page, checkoutTexts.agreeFirst);
      await agree(page);
      await payButton(page).click();
      await expectAlert(page, UNIONS.zhuishu.notBound);
      expect(orders).toEqual([]);
      expect(await buyer.countOrders()).toBe(0);
    },
  }),
);

test(
  '[B-108][C-009][C-057][C-059][C-060] a partner account is bound by phone, picture and code, and an ended login is asked for',
  journey({
    'a login that ended meanwhile is asked for, and nothing else is shown': async ({ page, request }) => {
      const ended = { json: { code: NOT_LOGGED_IN, msg: CODES[NOT_LOGGED_IN].msg, data: null } };
      const expectAsked = async () => {
        await expect(alertOf(page)).toContainText(commonTexts.notLoggedIn);
        await expect(
          alertOf(page).getByRole('button', { name: commonTexts.login, exact: true }),
        ).toBeVisible();
        await expect(toastOf(page)).toHaveCount(0);
      };
      const open = async (type: UnionType) => {
        const { token } = await makeBuyer(request);
        await openPage(page, `${UNIONS[type].path}?token=${token}`);
        await expect(accountRow(page)).toHaveAttribute('data-state', 'unbound');
      };

      await open('you');
      await agree(page);
      await page.route('**/api/union-vip/config?*', (route) => route.fulfill(ended));
      await payButton(page).click();
      await expectAsked();
      await page.unroute('**/api/union-vip/config?*');

      await open('you');
      await page.route('**/api/union-vip/bind_page', (route) => route.fulfill(ended));
      await accountRow(page).getByRole('button', { name: unionTexts.bind }).click();
      await expectAsked();

      await open('zhuishu');
      await bindAccount(page, request, 'zhuishu');
      await agree(page);
      await page.route('**/qualification_verify?*', (route) => route.fulfill(ended));
      await payButton(page).click();
      await expectAsked();
    },
    'an account is bound by phone, picture and SMS code, and shown masked at once': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await openPage(page, `${UNIONS.qingting.path}?token=${buyer.token}`);
      await accountRow(page).getByRole('button', { name: unionTexts.bind }).click();
      const form = bindForm(page);
      for (const placeholder of [
        unionTexts.phonePlaceholder,
        unionTexts.imagePlaceholder,
        unionTexts.codePlaceholder,
      ])
        await expect(form.getByPlaceholder(placeholder)).toBeVisible();
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });

      const getCode = form.getByRole('button', { name: phoneCodeTexts.getCode });
      const bind = form.getByRole('button', { name: unionTexts.bindNow, exact: true });
      await getCode.click();
      await expect(form.getByText(unionTexts.phonePlaceholder)).toBeVisible();
      await expect(toastOf(page)).toHaveCount(0);
      await bind.click();
      await expect(form.getByText(unionTexts.phonePlaceholder)).toBeVisible();
      const phone = newPhone();
      await form.getByLabel(phoneCodeTexts.phoneLabel).fill(phone);
      await getCode.click();
      await expect(form.getByText(unionTexts.imagePlaceholder)).toBeVisible();
      await bind.click();
      await expect(form.getByText(unionTexts.codePlaceholder)).toBeVisible();

      // A wrong answer invalidates the captcha; nothing is sent and no countdown starts.
      const right = await readPicture(page, request);
      const picture = form.getByLabel(unionPageTexts.pictureLabel, { exact: true });
      await picture.fill(right === '1111' ? '2222' : '1111');
      const before = await form.locator('img').getAttribute('src');
      await getCode.click();
      await expect(picture).toHaveAccessibleDescription(CODES['2004'].msg);
      await expect(form.locator('img')).not.toHaveAttribute('src', before ?? '');
      await expect(getCode).toBeEnabled();

      await picture.fill(await readPicture(page, request));
      await getCode.click();
      await expectToast(page, phoneCodeTexts.sendDone);
      await expect(form.getByRole('button', { name: /^(?:60|59|58) 秒后重发$/ })).toBeVisible();
      await form.getByLabel(unionPageTexts.codeLabel).fill('000000');
      await bind.click();
      await expect(form.getByLabel(unionPageTexts.codeLabel)).toHaveAccessibleDescription(CODES['2001'].msg);
      await expect(toastOf(page)).toHaveCount(0);
      // A user correcting a field keeps the focus although a code was sent meanwhile.
      const phoneField = form.getByLabel(phoneCodeTexts.phoneLabel);
      await phoneField.fill('');
      await bind.click();
      await expect(phoneField).toBeFocused();
      await page.keyboard.type('138');
      await expect(phoneField).toHaveValue('138');
      await form.getByRole('button', { name: commonTexts.close }).click();

      await page.evaluate(() => localStorage.removeItem('union-code:qingting'));
      await openPage(page, UNIONS.qingting.path);
      await accountRow(page).getByRole('button', { name: unionTexts.bind }).click();
      const asked = page.waitForResponse('**/api/union-vip/config*');
      await bindByPhone(page, request, newPhone());
      await asked;
      const { mobile } = await unionOf(request, buyer.token).config('qingting');
      await expect(accountRow(page)).toContainText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
      await expect(accountRow(page)).not.toContainText(mobile);
    },
  }),
);
