import { clientTypeOf } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { giftTexts } from '@juban/contract/texts/gift';
import { identityTexts } from '@juban/contract/texts/identity';
import { membershipEndTexts } from '@juban/contract/texts/membership-end';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { walletTexts } from '@juban/contract/texts/wallets';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { dialogOf, makeBuyer } from '../lib/checkout.ts';
import {
  cardsOf,
  chosenOf,
  codeOf,
  countCalls,
  DESKTOP,
  expectNoOrder,
  nextCode,
  openInClient,
} from '../lib/desktop.ts';
import { callsOf } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { readQr } from '../lib/read-qr.ts';
import { dayIn } from '../lib/shanghai-day.ts';
import { expectToast } from '../lib/toasts.ts';

test.use(DESKTOP);

const PC = '/next/vip/pc?ct=win_rrsp';
const userBox = (page: Page) => page.getByTestId('user-box');
const scrolledTo = (page: Page) => page.getByTestId('goods-carousel').evaluate((row) => row.scrollLeft);

/** Position of the row after scrolling has stopped. */
const restingAt = (page: Page) =>
  page.getByTestId('goods-carousel').evaluate(async (row) => {
    for (let still = 0, before = row.scrollLeft; still < 5; before = row.scrollLeft) {
      await new Promise(requestAnimationFrame);
      still = row.scrollLeft === before ? still + 1 : 0;
    }
    return row.scrollLeft;
  });

const CLIENTS = [
  ['win_rrsp', 'yujian_pc_', 2],
  ['mac_rrsp', 'yujian_mac_', 0],
  ['win_tthj', 'tthj_win_tthj_', 0],
  ['win_hjsp', 'tthj_win_hjsp_', 0],
  ['win_rrsp_lianxiang', 'yujian_pc_', 2],
  ['win_rrsp_360', 'yujian_pc_', 2],
  ['win_rrsp_huawei', 'yujian_pc_', 2],
] as const;

test(
  '[C-010][C-011][C-063][C-086] each desktop client is sold its own goods, and the user box shows the membership',
  journey({
    'each client is sold its own goods, with VIP+ where the client has it': async ({ page, request }) => {
      for (const [ct, goods, tabs] of CLIENTS) {
        const { token } = await labOf(request).makeUser({ preset: 'newUser' });
        await openPage(
          page,
          `/next/vip/pc?ct=${ct}&cv=1.0.0&token=${token}&showMutil=1&lencid=L-7&from_path=/tray`,
        );
        expect(page.url()).not.toContain(token);
        await expect(page.getByRole('tab')).toHaveCount(tabs);
        for (const card of await cardsOf(page).all())
          expect(await card.getAttribute('data-goods')).toMatch(new RegExp(`^${goods}`));
        const given = nextCode(page);
        if (tabs) {
          await expect(page.getByRole('tab', { selected: true })).toContainText(shelfTexts.tabPlus);
          await expect(cardsOf(page)).toHaveCount(7);
          const asked = page.waitForRequest((sent) => sent.url().includes('/api/selling_page/market/'));
          await page.getByRole('tab', { name: shelfTexts.tabVip }).click();
          const { pathname, searchParams } = new URL((await asked).url());
          expect(pathname).toContain(`/market/${clientTypeOf(ct).market}`);
          expect(Object.fromEntries(searchParams)).toEqual({ clientType: ct, multi: '0' });
          await expect(chosenOf(page)).toContainText('连续包月');
        }
        await cardsOf(page).filter({ hasText: '月卡' }).first().click();
        const { url, body, code } = await given;
        expect(code).toBe('0000');
        expect(new URL(url).searchParams.get('lencid')).toBe('L-7');
        expect(body).toMatchObject({ clientType: ct, from_path: '/tray', payChannel: 'aliPay' });
        await expect(codeOf(page)).toBeVisible();
      }
    },
    'the user box shows who is logged in and the state of the membership': async ({ page, request }) => {
      const { makeUser } = labOf(request);
      const member = await makeBuyer(request, 'member');
      const rows = [
        [await makeUser({ preset: 'newUser', nickName: '林间有鹿' }), desktopTexts.openVip],
        [await makeUser({ preset: 'expired', nickName: '林间有鹿' }), desktopTexts.expired],
        [await makeUser({ preset: 'permanent', nickName: '林间有鹿' }), membershipEndTexts.forEver],
        [member, `VIP 有效期至 ${dayIn((await member.read()).vipInfo.expiredTime ?? 0)}`],
      ] as const;
      for (const [{ token }, text] of rows) {
        await openPage(page, `${PC}&token=${token}`);
        await expect(userBox(page)).toContainText(text);
        await expect(userBox(page).getByRole('button')).toHaveCount(0);
        await expect(userBox(page).locator('span img')).toBeVisible();
      }
    },
    'a user whose membership could not be read may ask again, and is not shown as a guest': async ({
      page,
      request,
    }) => {
      const { token, read } = await makeBuyer(request, 'member');
      await page.route('**/api/user/profile', (route) =>
        route.fulfill({ status: 500, json: { code: '5000' } }),
      );
      await openPage(page, `${PC}&token=${token}`);
      await expect(userBox(page)).toContainText(shelfTexts.memberFailed);
      await expect(userBox(page)).not.toContainText(shelfTexts.guestName);
      await page.unroute('**/api/user/profile');
      await userBox(page).getByRole('button', { name: commonTexts.retry }).click();
      await expect(userBox(page)).toContainText(dayIn((await read()).vipInfo.expiredTime));
    },
  }),
);

test(
  '[C-012][C-013][C-014][C-016][C-061] the carousel, VIP+, the switch of wallets and the code work in any window',
  journey({
    'the carousel shows 3.4 cards 10 px apart, and moves by mouse, wheel, keys and drag': async ({
      page,
      request,
    }) => {
      await openPage(page, `${PC}&showMutil=1`);
      const row = page.getByTestId('goods-carousel');
      const [place, first, second] = await Promise.all(
        [row, cardsOf(page).nth(0), cardsOf(page).nth(1)].map((each) => each.boundingBox()),
      );
      if (!place || !first || !second) throw new Error('there is no row of cards');
      expect(second.x - first.x - first.width).toBeCloseTo(10, 0);
      expect((place.width + 10) / (first.width + 10)).toBeCloseTo(3.4, 1);
      const response = await request.get('/api/selling_page/market/pc?clientType=win_rrsp&multi=1');
      const goods: CallOutput<'listPackages'>['data'] = (await response.json()).data.data;
      expect(goods.filter(({ cornerTitle }) => cornerTitle)).not.toEqual([]);
      await expect(cardsOf(page)).toHaveCount(goods.length);
      for (const [place, { cornerTitle, showName, price, oriPrice, subTitle }] of goods.entries()) {
        const card = cardsOf(page).nth(place);
        for (const text of [cornerTitle, showName, `¥${price}`, subTitle])
          await expect(card).toContainText(text);
        expect(oriPrice).toBeGreaterThan(price);
        await expect(card.locator('s')).toContainText(`¥${oriPrice}`);
      }
      const say = page.getByTestId('package-note');
      await expect(say).toHaveText(goods[0]?.description ?? '');
      expect((await say.boundingBox())?.y).toBeGreaterThanOrEqual(place.y + place.height);

      await page.getByRole('button', { name: desktopTexts.after }).click();
      await expect.poll(() => scrolledTo(page)).toBeGreaterThan(300);
      await page.getByRole('button', { name: desktopTexts.before }).click();
      await expect.poll(() => scrolledTo(page)).toBe(0);
      await row.hover();
      await page.mouse.wheel(0, 240);
      await expect.poll(() => scrolledTo(page)).toBe(240);
      await page.mouse.wheel(0, -240);
      await expect.poll(() => scrolledTo(page)).toBe(0);

      const note = await page.getByTestId('package-note').textContent();
      await chosenOf(page).focus();
      await page.keyboard.press('End');
      await expect(cardsOf(page).last()).toBeFocused();
      await expect(cardsOf(page).last()).toBeInViewport({ ratio: 0.95 });
      await expect(page.getByTestId('package-note')).not.toHaveText(note ?? '');
      await expect(page.getByTestId('package-note')).toHaveText(goods.at(-1)?.description ?? '');
      const end = await restingAt(page);
      await page.mouse.move(place.x + 200, place.y + 80);
      await page.mouse.down();
      await page.mouse.move(place.x + 500, place.y + 80, { steps: 4 });
      await page.mouse.up();
      expect(Math.abs((await scrolledTo(page)) - (end - 300))).toBeLessThan(3);
      await expect(cardsOf(page).last()).toBeChecked();
    },
    'VIP+ shows its logos, the table of all bundles, the rules and other ways to buy; pictures lead on':
      async ({ page }) => {
        await openPage(page, `${PC}&showMutil=1`);
        await expect(page.getByTestId('gift-logos').getByRole('listitem')).toHaveCount(6);
        await expect(page.getByText(giftTexts.tableClaim)).toBeVisible();
        await expect(page.getByRole('link', { name: shelfTexts.claimGifts })).toHaveCount(0);
        await expectAccessibleInBothThemes(page);
        await page.getByRole('button', { name: desktopTexts.viewMore }).click();
        const table = page.getByRole('dialog', { name: giftTexts.tableTitle }).getByRole('table');
        await expect(table.getByRole('row')).toHaveCount(8);
        await page.keyboard.press('Escape');
        await expect(table).toBeHidden();
        const opened = async (press: () => Promise<void>) => {
          const [tab] = await Promise.all([page.waitForEvent('popup'), press()]);
          await tab.waitForURL(/\/vip\//);
          const { pathname } = new URL(tab.url());
          await tab.close();
          return pathname;
        };
        const other = page.getByTestId('other-purchases').getByRole('link').first();
        expect(await opened(() => other.click())).toBe('/vip/union/netease');
        const jump = page.getByTestId('jump-images').getByRole('link');
        expect(await opened(() => jump.first().click())).toBe('/vip/activity/double11');
        await page.getByRole('tab', { name: shelfTexts.tabVip }).click();
        expect(await opened(() => jump.first().click())).toBe('/vip/activity');
      },
    'the switch of wallets shows where both are available, and brings the code of that wallet': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      const first = nextCode(page);
      await openPage(page, `${PC}&token=${token}`);
      expect((await first).body).toMatchObject({ payChannel: 'aliPay', renew: 1 });
      const wallets = page.getByRole('radiogroup', { name: desktopTexts.walletsLabel });
      await expect(wallets).toHaveCount(0);
      await expect(page.getByTestId('till')).toContainText('¥19');
      await cardsOf(page).filter({ hasText: '季卡' }).click();
      await expect(page.getByTestId('till')).toContainText('¥68');
      await expect(wallets.getByRole('radio', { checked: true })).toHaveText(walletTexts.aliPay);
      await expect.poll(() => readQr(codeOf(page))).toMatch(/renew=0&tip=0$/);
      const second = nextCode(page);
      await wallets.getByRole('radio', { name: desktopTexts.wechat }).click();
      expect((await second).body).toMatchObject({ payChannel: 'wechat', renew: 0 });
      await expect(page.getByText(desktopTexts.scanWechat)).toBeVisible();
      await expect.poll(() => readQr(codeOf(page))).toMatch(/payChannel=wechat$/);
      const third = nextCode(page);
      await cardsOf(page).filter({ hasText: '年卡' }).last().click();
      await expect(page.getByText(desktopTexts.scanAlipay)).toBeVisible();
      await third;
      // The card's own wallet is selected again although it was changed before.
      const fourth = nextCode(page);
      await cardsOf(page).filter({ hasText: '季卡' }).click();
      expect((await fourth).body).toMatchObject({ payChannel: 'aliPay', renew: 0 });
      await expect(wallets.getByRole('radio', { checked: true })).toHaveText(walletTexts.aliPay);
      // For goods that only WeChat sells, the browser requests the list of the other tab.
      await page.route('**/api/selling_page/market/**', async (route) => {
        const answer = await (await route.fetch()).json();
        for (const goods of answer.data.data) goods.showPayType = 2;
        await route.fulfill({ json: answer });
      });
      const onlyWechat = nextCode(page);
      await page.getByRole('tab', { name: shelfTexts.tabPlus }).click();
      expect((await onlyWechat).body.payChannel).toBe('wechat');
      await expect(wallets).toHaveCount(0);
      await expect(page.getByText(desktopTexts.scanWechat)).toBeVisible();
    },
    'the code shimmers until it comes, is in view in a small window, and a wide window is used': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      const waiting = page.getByTestId('till').locator('[aria-busy=true]');
      for (const path of [PC, '/next/vip/m-pc?ct=win_rrsp']) {
        let letGo = () => {};
        const held = new Promise<void>((resolve) => {
          letGo = resolve;
        });
        await page.route('**/create_qr*', async (route) => {
          await held;
          await route.continue();
        });
        await page.setViewportSize({ width: 640, height: 480 });
        await openPage(page, `${path}&token=${token}`);
        await expect(waiting).toBeInViewport({ ratio: 1 });
        letGo();
        await expect(codeOf(page)).toBeInViewport({ ratio: 1 });
        await expect(waiting).toHaveCount(0);
        await page.unroute('**/create_qr*');
        // A quarterly package accepts both wallets, so the switch appears above the code.
        await cardsOf(page).filter({ hasText: '季卡' }).click();
        await expect(codeOf(page)).toBeInViewport({ ratio: 1 });
        await page.setViewportSize({ width: 1920, height: 1080 });
        const main = await page.getByRole('main').boundingBox();
        expect(main?.width).toBeGreaterThan(1500);
      }
    },
  }),
);

test(
  '[C-011][C-015][C-017][C-098] logged out, no code can be read, and each way to log in brings it',
  journey({
    'the code is blurred and unreadable, paying asks to log in, and the client logs in': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser', nickName: '林间有鹿' });
      const calls = countCalls(page);
      await openInClient(page, PC, { login: { outcome: 'loggedIn', token } });
      await expect(userBox(page)).toContainText(shelfTexts.guestName);
      await expect(userBox(page)).toContainText(desktopTexts.openVip);
      await expect(page.getByText(desktopTexts.loginToScan)).toBeVisible();
      expect(await readQr(page.getByTestId('till'))).toBe('');
      await page.getByRole('button', { name: desktopTexts.qrGuest }).click({ position: { x: 20, y: 20 } });
      await expectToast(page, commonTexts.loginFirst);
      await cardsOf(page).filter({ hasText: '季卡' }).click();
      await page.getByRole('radio', { name: desktopTexts.wechat }).click();
      await expectNoOrder(page, calls);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [1920, 1280, 1024, 860, 640, 320]);
      await page.setViewportSize(DESKTOP.viewport);
      await userBox(page).getByRole('button', { name: desktopTexts.login }).click();
      await expect(userBox(page)).toContainText('林间有鹿');
      await expect(codeOf(page)).toBeVisible();
    },
    'a browser shows the login of the page, and the code comes after it': async ({ page, request }) => {
      await openPage(page, PC);
      await page.getByTestId('till').getByRole('button', { name: desktopTexts.login, exact: true }).click();
      const modal = page.getByRole('dialog', { name: identityTexts.modalTitle });
      const phone = newPhone();
      await modal.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).fill(phone);
      await modal.getByRole('button', { name: phoneCodeTexts.getCode }).click();
      await expect(modal.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      const sent = await labOf(request).readCode(phone);
      await modal.getByRole('textbox', { name: identityTexts.codeLabel }).fill(sent);
      await modal.getByRole('checkbox').check();
      const given = nextCode(page);
      await modal.getByRole('button', { name: commonTexts.login, exact: true }).click();
      const { code, data } = await given;
      expect(code).toBe('0000');
      await expect(modal).toBeHidden();
      await expect(userBox(page)).not.toContainText(shelfTexts.guestName);
      await expect.poll(() => readQr(codeOf(page))).toBe(data.qrContent);
    },
    'an ended login says so, and the client closes the page': async ({ page }) => {
      await openInClient(page, PC, { getToken: 'stale-token' });
      const alert = page.getByRole('alertdialog', { name: desktopTexts.loginExpired });
      await alert.getByRole('button', { name: commonTexts.confirm }).click();
      await expect.poll(() => callsOf(page)).toContain('close');
      await expect(userBox(page)).toContainText(shelfTexts.guestName);
    },
    'with succses the dialog shows at once, grants nothing, and a press loads the page again': async ({
      page,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      await openPage(page, `${PC}&succses=1&token=${buyer.token}`);
      const dialog = dialogOf(page, desktopTexts.successTitle);
      await expect(dialog).toBeVisible();
      const reloaded = page.waitForEvent('load');
      await dialog.getByText(desktopTexts.successText).click();
      await reloaded;
      await expect(codeOf(page)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(userBox(page)).toContainText(desktopTexts.openVip);
      expect((await buyer.read()).vipInfo.expiredTime).toBeNull();
    },
  }),
);
