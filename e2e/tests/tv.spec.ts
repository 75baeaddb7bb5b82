import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { handoffTexts } from '@juban/contract/texts/handoff';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { tvTexts } from '@juban/contract/texts/tv';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { makeBuyer, openShop } from '../lib/checkout.ts';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { moneyOf } from '../lib/orders.ts';
import { openPage } from '../lib/page.ts';
import { openPhone, payAtWallet } from '../lib/scan.ts';
import { dayIn } from '../lib/shanghai-day.ts';

test.use({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false });

const QR_CALL = '**/selling-tv/goods/qr*';

const chosen = (page: Page) => page.getByRole('radio', { checked: true });

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses the back button of a TV remote and returns whether the page handled it. */
const pressBack = (page: Page) =>
  page.evaluate(() => {
    const key = { key: 'GoBack', bubbles: true, cancelable: true };
    return !document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  });

/** Counts calls of this page by path. */
function countCalls(page: Page) {
  const counts = { qr: 0, polling: 0, answered: 0 };
  page.on('request', (sent) => {
    if (sent.url().includes('/selling-tv/goods/qr')) counts.qr += 1;
    if (sent.url().includes('/selling-tv/pay/polling')) counts.polling += 1;
  });
  page.on('requestfinished', (sent) => {
    if (sent.url().includes('/selling-tv/pay/polling')) counts.answered += 1;
  });
  return counts;
}

test(
  '[C-002] on a television a phone pays by the code, and states and failures are shown',
  journey({
    'a phone that scans the code pays, and the television shows the new end of the membership': async ({
      page,
      browser,
      request,
    }) => {
      const owner = await makeBuyer(request);
      await openPage(page, `/next/vip/tv?ct=tv&token=${owner.token}`);
      await expect(chosen(page)).toBeFocused();
      const given = page.waitForResponse(
        (answer) => answer.url().includes('/goods/qr') && answer.url().includes('tv_month'),
      );
      await press(page, 'ArrowRight');
      await expect(chosen(page)).toContainText('月卡');
      const { data } = await (await given).json();
      expect(data.expiresIn).toBe(120);
      await expect(page.getByTestId('qr')).toBeVisible();
      await expect(page.getByText(tvTexts.scanEither)).toBeVisible();
      await expectAccessible(page);

      const phone = await openPhone(browser, 'alipay');
      await phone.goto(data.qrContent);
      await payAtWallet(phone);
      await expect(phone.getByRole('heading', { name: handoffTexts.doneTitle })).toBeVisible();
      await phone.context().close();

      await expect(page.getByRole('heading', { name: tvTexts.paidTitle })).toBeVisible();
      const end = await moneyOf(request, owner).membershipEnd();
      await expect(page.getByRole('main')).toContainText(`VIP 有效期至 ${dayIn(end)}`);
      await expect(page.locator('header')).toContainText(dayIn(end));
      await expect(page.getByRole('button', { name: tvTexts.paidDone })).toBeFocused();
      await expectAccessible(page);
      await openShop(page, '/vip?ct=Android', owner);
      await owner.expectGrown(page);
    },
    'an ended membership is shown as ended': async ({ page, request }) => {
      const nickName = '林间有鹿';
      const { token } = await labOf(request).makeUser({ preset: 'expired', nickName });
      await openPage(page, `/next/vip/tv?ct=tv&token=${token}`);
      await expect(page.locator('header')).toContainText(fill(tvTexts.expired, { name: nickName }));
    },
    'a login that ends meanwhile removes the name from the screen, and asks to log in there': async ({
      page,
      request,
    }) => {
      const nickName = '林间有鹿';
      const { token } = await labOf(request).makeUser({ preset: 'member', nickName });
      await openPage(page, `/next/vip/tv?ct=tv&token=${token}`);
      const head = page.locator('header');
      await expect(head).toContainText(nickName);
      await expect(page.getByTestId('qr')).toBeVisible();
      await expect(chosen(page)).toBeFocused();
      const ended = { code: '1024', msg: '', data: null };
      await page.route(QR_CALL, (route) => route.fulfill({ json: ended }));
      await press(page, 'ArrowRight');
      await expect(page.getByRole('button', { name: tvTexts.loginButton })).toBeVisible();
      await expect(head).toContainText(shelfTexts.guestName);
      await expect(head).not.toContainText(nickName);
      // The page shows the message itself, so there is no alert as well.
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
    'packages that do not load say so, and the remote control asks for them again': async ({ page }) => {
      const market = '**/api/selling_page/market/**';
      await openPage(page, '/next/agreement?type=vip');
      await page.route(market, (route) => route.abort());
      // Navigate in the client: the server would make these calls itself while rendering.
      await page.evaluate(() => history.pushState(null, '', '/next/vip/tv?ct=tv'));
      await expect(page.getByText(shelfTexts.goodsFailed)).toBeVisible();
      await expect(page.getByRole('button', { name: commonTexts.retry })).toBeFocused();
      await expect(page.getByRole('button', { name: tvTexts.loginButton })).toHaveCount(0);
      await expectAccessible(page);
      await page.unroute(market);
      await press(page, 'Enter');
      await expect(chosen(page)).toBeFocused();
    },
    'a remote control alone logs in, and the code comes': async ({ page, request }) => {
      const phone = newPhone();
      await openPage(page, '/next/vip/tv?ct=tv');
      await expect(page.getByRole('button', { name: tvTexts.loginButton })).toBeVisible();
      await expect(page.getByTestId('qr')).toHaveCount(0);
      const login = page.getByRole('button', { name: tvTexts.loginButton });
      await expect(async () => {
        await press(page, 'ArrowRight');
        await expect(login).toBeFocused({ timeout: 50 });
      }).toPass();
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await pressBack(page)).toBe(true);
      await expect(dialog).toBeHidden();
      await login.press('Enter');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).focus();
      await page.keyboard.type(phone);
      await press(page, 'ArrowDown', 'ArrowRight');
      await expect(dialog.getByRole('button', { name: phoneCodeTexts.getCode })).toBeFocused();
      await press(page, 'Enter');
      await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: identityTexts.codeLabel })).toBeFocused();
      await page.keyboard.type(await labOf(request).readCode(phone));
      await press(page, 'ArrowDown');
      await expect(dialog.getByRole('button', { name: '登录', exact: true })).toBeFocused();
      await press(page, 'ArrowDown', 'Space', 'ArrowUp', 'Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByTestId('qr')).toBeVisible();
    },
  }),
);

test('[C-002] the code is renewed every 120 s and the payment asked for every 3 s, only while the page is visible', async ({
  page,
  request,
}) => {
  const owner = await labOf(request).makeUser({ preset: 'newUser' });
  const counts = countCalls(page);
  await page.clock.install();
  await openPage(page, `/next/vip/tv?ct=tv&token=${owner.token}`);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByTestId('qr')).toBeVisible({ timeout: 200 });
  }).toPass();
  // Stop the clock; from now on only the test advances it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const first = await page.getByTestId('qr').innerHTML();
  expect(counts.qr).toBe(1);
  // The next wait starts when the answer arrives, so wait for each answer.
  const answered = () => expect.poll(() => counts.polling - counts.answered).toBe(0);
  await answered();
  for (let at = 0; at < 4; at += 1) {
    const before = counts.polling;
    await page.clock.runFor(3000);
    await expect.poll(() => counts.polling).toBe(before + 1);
    await answered();
  }

  await look(page, 'hidden');
  const before = { ...counts };
  await page.clock.runFor(600_000);
  expect(counts).toEqual(before);
  const renewed = page.waitForResponse(QR_CALL);
  await look(page, 'visible');
  await page.clock.runFor(100);
  await renewed;
  expect(counts.qr).toBe(2);
  await expect.poll(() => page.getByTestId('qr').innerHTML()).not.toBe(first);

  await page.clock.runFor(119_000);
  expect(counts.qr).toBe(2);
  const second = page.waitForResponse(QR_CALL);
  await page.clock.runFor(1000);
  await second;
  expect(counts.qr).toBe(3);
});

/** Hides the page, like a TV switched to another input, or shows it again. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('[C-002] a code that does not come is said to be missing, and the middle button asks for it again', async ({
  page,
  request,
}) => {
  const { token } = await labOf(request).makeUser({ preset: 'newUser' });
  await page.route(QR_CALL, (route) => route.abort());
  await page.clock.install();
  await openPage(page, `/next/vip/tv?ct=tv&token=${token}`);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByText(shelfTexts.qrFailed)).toBeVisible({ timeout: 200 });
  }).toPass();
  // Stop the clock so that nothing retries automatically.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.unroute(QR_CALL);
  await expect(page.getByText(tvTexts.retry)).toBeVisible();
  await expect(chosen(page)).toBeFocused();
  const given = page.waitForResponse(QR_CALL);
  await press(page, 'Enter');
  await page.clock.runFor(500);
  await given;
  await expect(page.getByTestId('qr')).toBeVisible();
  await expect(page.getByText(shelfTexts.qrFailed)).toHaveCount(0);
});
