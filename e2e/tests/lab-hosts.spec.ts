import { checkoutTexts } from '@juban/contract/texts/checkout';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { expect, type Page, test } from '@playwright/test';
import { agree, choosePaidOnce, dialogOf, payButton, payBy } from '../lib/checkout.ts';
import { journey } from '../lib/journey.ts';
import { callHost, frameOf, logOf, openLab, pageAddress, pick } from '../lib/lab-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });
test(
  '[A-102] the Lab shows the page as the chosen host, user, theme and screen show it',
  journey({
    'the page is what the chosen client shows, and the log says how': async ({ page }) => {
      await openLab(page, '');
      await pick(page, '宿主', 'Android App');
      await page.getByRole('group', { name: '页面主题' }).getByRole('button', { name: '深' }).click();
      await pick(page, '页面登录为', '新造会员');
      await expect(pageAddress(page)).toHaveValue('/?ct=Android&themeMode=dark');
      await expect(frameOf(page).getByText(/用户\d+/)).toBeVisible();
      await expect(frameOf(page).locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(
        logOf(page)
          .getByRole('button', { name: /getToken\(\)/ })
          .last(),
      ).toBeVisible();
      await expect(page).toHaveURL(/[?&]ct=Android&theme=dark&user=member\.\d+$/);
    },
    'a page that must ask gets client type, version and theme of its host': async ({ page }) => {
      await openLab(page, '?page=/login&ct=ios_jqq&cv=10.2.4&theme=dark&ask=1');
      await expect(pageAddress(page)).toHaveValue('/login?ct=ios_jqq&cv=10.2.4&themeMode=dark');
      const answer = logOf(page).getByRole('button', { name: /"clientType":"ios_jqq"/ });
      await answer.click();
      await expect(logOf(page).locator('pre')).toContainText('"clientVersion": "10.2.4"');
      await page.getByRole('region', { name: '桥接日志' }).getByRole('button', { name: '清空' }).click();
      await expect(logOf(page)).toBeHidden();
    },
    'wrong values in the address fall back without a failure': async ({ page }) => {
      await openLab(
        page,
        '?page=//evil.example&ct=nobody&cv=new&theme=blue&host=tesla&width=7&ask=x&user=root',
      );
      await expect(page.getByRole('combobox', { name: '客户端类型' })).toHaveValue('web');
      await expect(page.getByRole('combobox', { name: '宿主' })).toHaveValue('browser');
      await expect(pageAddress(page)).toHaveValue('/');
      await expect(page.locator('[data-failed]')).toHaveCount(0);
    },
    'every kind of screen is shown, by client type or by choice': async ({ page }) => {
      await openLab(page, '');
      const device = page.getByTestId('device');
      for (const [clientType, kind] of [
        ['tv', 'tv'],
        ['ipad_rrsp', 'tablet'],
        ['mac_rrsp', 'window'],
        ['Android', 'phone'],
      ] as const) {
        await pick(page, '客户端类型', clientType);
        await expect(device).toHaveAttribute('data-kind', kind);
      }
      await page.getByRole('group', { name: '屏幕' }).getByRole('button', { name: '电视' }).click();
      await expect(device).toHaveAttribute('data-kind', 'tv');
      await expect(page.getByRole('combobox', { name: '客户端类型' })).toHaveValue('Android');
    },
    'a link shared from one browser restores everything in another': async ({ page, browser }) => {
      await openLab(
        page,
        '?page=/filmCritic&ct=ipad_ddsp&cv=5.18.1&theme=dark&h5=1&host=wechat&width=430&user=v8',
      );
      await expect(page).toHaveURL(/user=v8\.\d+$/);
      const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const other = await elsewhere.newPage();
      await other.goto(page.url());
      await expect(frameOf(other).locator('main').first()).toBeVisible();
      await expect(
        other.getByRole('group', { name: '品牌' }).getByRole('button', { pressed: true }),
      ).toHaveText('点点');
      await expect(other.getByRole('combobox', { name: '客户端类型' })).toHaveValue('ipad_ddsp');
      await expect(other.getByRole('combobox', { name: '客户端版本' })).toHaveValue('5.18.1');
      await expect(other.getByRole('combobox', { name: '宿主' })).toHaveValue('wechat');
      await expect(
        other.getByRole('group', { name: '屏幕' }).getByRole('button', { pressed: true }),
      ).toHaveText('430');
      await expect(other.getByRole('combobox', { name: '页面登录为' }).locator('option:checked')).toHaveText(
        /^V8 199/,
      );
      await expect(pageAddress(other)).toHaveValue('/h5/filmCritic?ct=ipad_ddsp&cv=5.18.1&themeMode=dark');
      await elsewhere.close();
    },
  }),
);

test(
  '[A-102] the host of the Lab answers only its frame, and sells in Android and iOS apps',
  journey({
    'the host answers only its frame, asks the person, says what the app would do, and refuses what it cannot':
      async ({ page }) => {
        await openLab(page, '?ct=Android');
        await expect(logOf(page)).toBeVisible();
        await page.evaluate(() =>
          window.postMessage({ bridge: 1, id: 'x', method: 'payWechat', args: {} }, window.location.origin),
        );
        expect(await callHost(page, 'deviceId')).toMatchObject({ ok: true });
        await expect(logOf(page).locator('[data-method="payWechat"]')).toHaveCount(0);
        const host = page.getByRole('status', { name: '宿主' });
        const paid = callHost(page, 'payAlipay', { orderNo: 'P1', orderInfo: 'x' });
        await expect(host).toContainText('P1');
        await host.getByRole('button', { name: '取消' }).click();
        expect(await paid).toEqual({ id: 'id', ok: true, value: 'cancelled' });
        const url = await frameOf(page)
          .locator('html')
          .evaluate(() => `${window.location.origin}/filmCritic`);
        expect(await callHost(page, 'openWebView', { url })).toEqual({ id: 'id', ok: true, value: true });
        await host.getByRole('button', { name: '在这里打开' }).click();
        await expect(pageAddress(page)).toHaveValue('/filmCritic?ct=Android');
        await expect(frameOf(page).getByRole('heading', { name: '影评说明' }).first()).toBeVisible();
        expect(await callHost(page, 'purchaseIos')).toEqual({ id: 'id', ok: false, error: 'unsupported' });
        expect(await callHost(page, 'nothing')).toEqual({ id: 'id', ok: false, error: 'unsupported' });
      },
    'in the Android app the provider takes the money before the page is notified': async ({ page }) => {
      for (const wallet of ['aliPay', 'wechat'] as const) {
        const frame = await orderIn(page, 'Android');
        await payBy(frame, wallet);
        await payInHost(page);
        await expect(dialogOf(frame, checkoutTexts.doneTitle)).toBeVisible();
      }
    },
    'in the iOS app the simulated App Store sells, and restores on request': async ({ page }) => {
      const frame = await orderIn(page, 'ios_rrsp_jzsp');
      await payInHost(page);
      const done = dialogOf(frame, checkoutTexts.doneTitle);
      await done.getByRole('button').click();
      await frame.getByRole('button', { name: levelUpTexts.later }).click();
      await frame.locator('[data-block="iOSrenewstatement"]').getByRole('button').click();
      await expect(dialogOf(frame, checkoutTexts.restored)).toBeVisible();
    },
  }),
);

/** Orders a package without renewal, up to where the host takes over. */
async function orderIn(page: Page, clientType: string) {
  await openLab(page, `?page=/next/simple_vip&ct=${clientType}&user=newUser`);
  const frame = frameOf(page);
  await choosePaidOnce(frame);
  await agree(frame);
  await payButton(frame).click();
  return frame;
}
const payInHost = (page: Page) =>
  page.getByRole('status', { name: '宿主' }).getByRole('button', { name: '付款成功' }).click();
