import { commonTexts } from '@juban/contract/texts/common';
import { homeTexts } from '@juban/contract/texts/home';
import { identityTexts } from '@juban/contract/texts/identity';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { expect, type Route, test } from '@playwright/test';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage, untilPageHydrated } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { alertOf, card, chosen, enterAs, packages, payButton, WEB } from '../lib/purchase.ts';

test(
  '[B-056][B-078][B-079][B-093][B-094] a visitor of the purchase page logs in when it is needed, and wrong links sell nothing',
  journey({
    'a link without ct or app_type, or with unknown goods, says so and sells nothing': async ({ page }) => {
      for (const path of ['/vip/web?app_type=web', '/vip/web?ct=web', `${WEB}&goods_code=nothing`]) {
        await openPage(page, path);
        await expect(alertOf(page)).toContainText(purchaseTexts.wrongLink);
        await alertOf(page).getByRole('button').click();
        await expect(payButton(page, '19')).toBeDisabled();
      }
    },
    'the web page asks a visitor to log in, shows its packages, and then the user': async ({ page }) => {
      const lab = labOf(page.request);
      const { mobile } = await lab.makeUser({ vipDays: 30, nickName: '林间有鹿' });
      await openPage(page, WEB);
      const modal = page.getByRole('dialog');
      await expect(modal).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      await expect(packages(page)).toHaveCount(6);
      await expect(card(page)).toContainText(shelfTexts.guestName);
      await expect(card(page)).toContainText(purchaseTexts.openVip);
      await page.getByRole('checkbox').check();
      await payButton(page, '19').click();
      await modal.getByRole('textbox', { name: phoneCodeTexts.phoneLabel }).fill(mobile);
      await modal.getByRole('button', { name: phoneCodeTexts.getCode }).click();
      await expect(modal.getByRole('button', { name: /秒后重发/ })).toBeVisible();
      await modal.getByRole('textbox', { name: identityTexts.codeLabel }).fill(await lab.readCode(mobile));
      await modal.getByRole('checkbox').check();
      await modal.getByRole('button', { name: commonTexts.login, exact: true }).click();
      await expect(card(page)).toContainText('林间有鹿');
    },
    'a visitor is asked to log in on buying only; events say who pays': async ({ page }) => {
      const sent: unknown[] = [];
      // Without beacons every event is a request whose body can be read.
      await addScript(page, () => Reflect.set(navigator, 'sendBeacon', () => false));
      page.on('request', (request) => {
        if (!request.url().endsWith('/api/events')) return;
        const { events } = request.postDataJSON() as { events: Array<{ properties: object }> };
        sent.push(...events.map(({ properties }) => properties));
      });
      await openPage(page, '/vip?ct=Android&source=home&from_path=/mall');
      await expect(packages(page)).toHaveCount(6);
      await packages(page).nth(1).click();
      await expect(payButton(page, '25')).toBeVisible();
      await expect(alertOf(page)).toHaveCount(0);
      await page.getByRole('checkbox').check();
      await payButton(page, '25').click();
      await expect(page.getByRole('dialog', { name: commonTexts.loginFirst })).toBeVisible();
      const visitorVisit = { path: '/vip', source: 'home', fromPath: '/mall', userType: 'nonPaying' };
      await expect.poll(() => sent).toContainEqual({ ...visitorVisit, element: 'pay' });
      expect(sent).toContainEqual(visitorVisit);
      await enterAs(page, { preset: 'member' });
      await openPage(page, '/vip?ct=Android');
      await expect.poll(() => sent).toContainEqual({ path: '/vip', userType: 'paying' });
    },
  }),
);

test(
  '[B-010][B-093] taps before the code has loaded are handled once it has, and lost code can be loaded again',
  journey({
    'a tap before any code has loaded is handled when it has': async ({ page }) => {
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await sent;
        await route.continue();
      });
      await page.goto('/vip?ct=Android');
      await packages(page).nth(1).click();
      await expect(chosen(page)).toContainText('连续包月');
      send();
      await expect(chosen(page)).toContainText('月卡');
      await expect(payButton(page, '25')).toBeVisible();
    },
    'it is handled on the element that replaced the tapped one': async ({ page }) => {
      const { promise: sent, resolve: send } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await sent;
        await route.continue();
      });
      await page.goto('/vip?ct=Android');
      await packages(page).nth(1).click();
      await packages(page)
        .nth(1)
        .evaluate((tapped) => tapped.replaceWith(tapped.cloneNode(true)));
      send();
      await expect(payButton(page, '25')).toBeVisible();
    },
    'several early taps are handled in their order': async ({ page }) => {
      const held: Route[] = [];
      let isHeld = true;
      await page.route('**/assets/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
      await page.goto('/vip?ct=Android', { waitUntil: 'commit' });
      await packages(page).nth(1).click();
      await page.getByRole('checkbox').check();
      await payButton(page, '19').click();
      isHeld = false;
      for (const route of held) await route.continue();
      await expect(page.getByRole('dialog', { name: commonTexts.loginFirst })).toBeVisible();
      await expect(page.locator('button', { hasText: '支付 25 元开通' }).first()).toBeAttached();
    },
    'a page reached from another one says that its code is lost, and is loaded again': async ({ page }) => {
      const [textOfItsCode = ''] = purchaseTexts.pay.split(' ').slice(-1);
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        const isIts = (await response.text()).includes(textOfItsCode);
        return isIts ? route.abort() : route.fulfill({ response });
      });
      await openPage(page, '/');
      await page.getByRole('link', { name: homeTexts.vip }).first().click();
      const broken = page.getByTestId(/^error-/);
      await expect(broken).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await broken.getByRole('button', { name: commonTexts.retry }).click();
      await expect(packages(page)).toHaveCount(6);
    },
    'a page whose code was lost is loaded again by the next tap': async ({ page }) => {
      let isLost = true;
      await page.route('**/assets/*.js', (route) => (isLost ? route.abort() : route.continue()));
      await page.clock.install();
      await page.goto('/vip?ct=Android');
      await packages(page).nth(1).click();
      isLost = false;
      await page.clock.fastForward(16_000);
      await packages(page).nth(1).click();
      await untilPageHydrated(page);
      await packages(page).nth(1).click();
      await expect(payButton(page, '25')).toBeVisible();
    },
  }),
);
