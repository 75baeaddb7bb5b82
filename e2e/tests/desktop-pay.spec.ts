import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { commonTexts } from '@juban/contract/texts/common';
import { desktopTexts } from '@juban/contract/texts/desktop';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { expect, type Route, test } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { dialogOf, makeBuyer } from '../lib/checkout.ts';
import { renewalsOf } from '../lib/contracts.ts';
import {
  bridgeArgsOf,
  cardsOf,
  codeOf,
  countCalls,
  DESKTOP,
  look,
  nextCode,
  openInClient,
} from '../lib/desktop.ts';
import { callsOf } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { playProvider } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { readQr } from '../lib/read-qr.ts';
import { openPhone, payAtWallet } from '../lib/scan.ts';
import { dayIn } from '../lib/shanghai-day.ts';

test.use(DESKTOP);

const PC = '/next/vip/pc?ct=win_rrsp';
const success = (page: Parameters<typeof dialogOf>[0]) => dialogOf(page, desktopTexts.successTitle);

test(
  '[C-014][C-017][C-061][C-062] a phone reads the code from the screen and pays, and lost calls are made again',
  journey({
    'a payment whose state could not be read is asked about again': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      let lost = 0;
      const lose = async (route: Route) => {
        lost += 1;
        await route.abort();
      };
      await page.route('**/pay_status*', lose, { times: 2 });
      const given = nextCode(page);
      await openPage(page, `${PC}&token=${token}`);
      const { data } = await given;
      await expect.poll(() => lost).toBe(2);
      await playProvider(request, data.orderNo);
      await expect(success(page)).toBeVisible();
    },
    'a phone reads the code from the screen and pays: dialog, notice to the host, new page': async ({
      page,
      browser,
      request,
    }) => {
      const buyer = await makeBuyer(request);
      const calls = countCalls(page);
      await page.clock.install();
      await openInClient(page, PC, { getToken: buyer.token });
      await cardsOf(page).filter({ hasText: '季卡' }).click();
      await expect(page.getByTestId('till')).toContainText('¥68');
      await expect.poll(() => readQr(codeOf(page))).toContain('/next/vip/handoff?orderInfoMD5=');
      const phone = await openPhone(browser, 'alipay');
      await phone.goto(await readQr(codeOf(page)));
      const goods = page.waitForRequest((sent) => sent.url().includes('/api/selling_page/market/pc'));
      await payAtWallet(phone);
      await expect(phone.getByRole('heading', { name: handoffTexts.doneTitle })).toBeVisible();
      await phone.context().close();

      await expect(success(page)).toBeVisible();
      expect((await goods).url()).toContain('clientType=win_rrsp&multi=0');
      await expect.poll(() => callsOf(page)).toContain('userInfoChanged');
      await expectAccessible(page);
      const { qr, polls } = calls;
      await page.clock.runFor(600_000);
      // Request events arrive in order, so once this one is answered all earlier ones were counted.
      await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
      expect(calls).toMatchObject({ qr, polls });
      const reloaded = page.waitForEvent('load');
      await success(page).getByRole('button', { name: desktopTexts.successDone }).click();
      await reloaded;
      const end = (await buyer.read()).vipInfo.expiredTime ?? 0;
      const day = dayIn(end);
      await expect(page.getByTestId('user-box')).toContainText(`VIP 有效期至 ${day}`);
      await expect(success(page)).toHaveCount(0);
    },
  }),
);

test('[C-061] the code is renewed every 120 s and its payment asked for every 3 s, only while the page is visible, never after leaving', async ({
  page,
  request,
}) => {
  const { token } = await labOf(request).makeUser({ preset: 'newUser' });
  const calls = countCalls(page);
  await page.clock.install();
  await openPage(page, `${PC}&token=${token}`);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(codeOf(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  // Stop the clock; from now on only the test advances it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  expect(calls.qr).toBe(1);
  const first = await readQr(codeOf(page));
  // The next wait starts when the answer arrives, so wait for each answer.
  const answered = () => expect.poll(() => calls.open).toBe(0);
  await answered();
  for (let at = 0; at < 3; at += 1) {
    const { polls } = calls;
    await page.clock.runFor(3000);
    await expect.poll(() => calls.polls).toBe(polls + 1);
    await answered();
  }

  await look(page, 'hidden');
  const before = { ...calls };
  await page.clock.runFor(600_000);
  expect(calls).toEqual(before);
  const renewed = nextCode(page);
  await look(page, 'visible');
  await page.clock.runFor(100);
  expect((await renewed).data.expiresIn).toBe(120);
  await expect.poll(() => readQr(codeOf(page))).not.toBe(first);

  await page.clock.runFor(119_000);
  expect(calls.qr).toBe(2);
  const second = nextCode(page);
  await page.clock.runFor(1000);
  await second;
  expect(calls.qr).toBe(3);

  await page.getByRole('link', { name: desktopTexts.orders }).first().click();
  await expect(page).toHaveURL(/\/vip\/orders/);
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByTestId('desktop')).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await answered();
  const left = { ...calls };
  await page.clock.runFor(600_000);
  expect(calls).toEqual(left);
});

test('[C-061] a missing code says so, and a press requests it again', async ({ page, request }) => {
  const { token } = await labOf(request).makeUser({ preset: 'newUser' });
  const till = page.getByTestId('till');
  await page.route('**/create_qr*', (route) => route.abort());
  await page.clock.install();
  await openPage(page, `${PC}&token=${token}`);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(till).toContainText(shelfTexts.qrFailed, { timeout: 200 });
  }).toPass();
  // Stop the clock so that nothing retries automatically.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.unroute('**/create_qr*');
  const given = nextCode(page);
  await till.getByRole('button', { name: commonTexts.retry }).click();
  await page.clock.runFor(100);
  const { data } = await given;
  await expect(till).not.toContainText(shelfTexts.qrFailed);
  await expect.poll(() => readQr(codeOf(page))).toBe(data.qrContent);
});

test(
  '[C-016][C-019][C-063][C-080][C-086] clients of partners pay with their own cashiers',
  journey({
    'they use their own cashiers from their version on, and wallets below it': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      const rows = [
        ['win_rrsp_lianxiang', '1.7.0', 'aliPay'],
        ['win_rrsp_lianxiang', '1.7.1', 'lenovo'],
        ['win_rrsp_360', '1.12.9', 'aliPay'],
        ['win_rrsp_360', '1.13.0', 'qihoo'],
      ] as const;
      for (const [ct, cv, payChannel] of rows) {
        const asked = nextCode(page);
        await openPage(page, `/next/vip/pc?ct=${ct}&cv=${cv}&showMutil=1&lencid=L-77&token=${token}`);
        const { url, body, code } = await asked;
        expect([ct, cv, body.payChannel, code]).toEqual([ct, cv, payChannel, '0000']);
        expect(new URL(url).search).toBe('?lencid=L-77');
        await expect(page.getByRole('tab')).toHaveCount(payChannel === 'aliPay' ? 2 : 0);
        await expect(codeOf(page)).toBeVisible();
      }
    },
    '360: its pay info goes to the client; a refusal can be tried again': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      const answer = { status: 200, json: { code: '2103', msg: '支付渠道繁忙，请稍后再试', data: null } };
      await page.route('**/create_qr*', (route) => route.fulfill(answer), { times: 2 });
      await openInClient(page, '/next/vip/pc?ct=win_rrsp_360&cv=1.13.0', {
        getToken: token,
        payInfo360: 'cancelled',
      });
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('支付渠道繁忙，请稍后再试');
      await dialog.getByRole('button', { name: '取消' }).click();
      await expect(dialog).toBeHidden();
      await cardsOf(page).filter({ hasText: '月卡' }).first().click();
      await expect(dialog).toContainText('支付渠道繁忙，请稍后再试');
      const given = nextCode(page);
      await dialog.getByRole('button', { name: desktopTexts.retryNow }).click();
      const { data } = await given;
      await expect(dialog).toBeHidden();
      expect(await readQr(codeOf(page))).toBe(data.qrContent);
      await expect
        .poll(async () => (await bridgeArgsOf(page, 'payInfo360'))[0])
        .toEqual({ orderNo: data.orderNo, payInfo: data.qrContent });
      await playProvider(request, data.orderNo);
      await expect(success(page)).toBeVisible();
    },
    '360: an existing renewal is named and gets no code; what is paid once is sold': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      await renewalsOf(request, user).subscribe();
      await openInClient(page, '/next/vip/pc?ct=win_rrsp_360&cv=1.13.0', { getToken: user.token });
      await expect(page.getByTestId('till').getByRole('status')).toContainText(desktopTexts.alreadyContract);
      expect(await readQr(page.getByTestId('till'))).toBe('');
      expect(await callsOf(page)).not.toContain('payInfo360');
      const once = nextCode(page);
      await cardsOf(page).filter({ hasText: '季卡' }).click();
      const { body, data } = await once;
      expect([body.renew, data.alreadyContract]).toEqual([0, false]);
      await expect.poll(() => readQr(codeOf(page))).toBe(data.qrContent);
      await expect(page.getByText(desktopTexts.alreadyContract)).toHaveCount(0);
      await expect.poll(async () => (await bridgeArgsOf(page, 'payInfo360'))[0]?.orderNo).toBe(data.orderNo);
    },
    'Huawei: a renewal is agreed to before its code comes, and the refund rule is shown': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ preset: 'newUser' });
      const calls = countCalls(page);
      await openPage(page, `/next/vip/pc?ct=win_rrsp_huawei&token=${token}`);
      const till = page.getByTestId('till');
      const open = till.getByRole('button', { name: desktopTexts.agreeAndOpen });
      await expect(open).toBeVisible();
      await expect(page.getByTestId('refund-box')).toContainText('7 天内');
      await expect(till.getByRole('link', { name: agreementNameTexts.renewal })).toBeVisible();
      expect(calls.qr).toBe(0);
      await expectAccessible(page);
      await cardsOf(page).filter({ hasText: '季卡' }).click();
      await expect(open).toHaveCount(0);
      await expect(till.getByRole('link', { name: agreementNameTexts.renewal })).toHaveCount(0);
      await expect(till.getByRole('link', { name: agreementNameTexts.vip })).toBeVisible();
      await expect(codeOf(page)).toBeVisible();
      await cardsOf(page).first().click();
      const given = nextCode(page);
      await open.click();
      expect((await given).body.renew).toBe(1);
      await expect(open).toHaveCount(0);
      await expect.poll(() => readQr(codeOf(page))).toContain('renew=1');

      await openPage(page, `/next/vip/pc?ct=win_rrsp&token=${token}`);
      await expect(codeOf(page)).toBeVisible();
      await expect(open).toHaveCount(0);
      await expect(page.getByTestId('refund-box')).toHaveCount(0);
    },
  }),
);
