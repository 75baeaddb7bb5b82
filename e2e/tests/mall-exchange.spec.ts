import { commonTexts } from '@juban/contract/texts/common';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { cardOf, confirmOf, EXCHANGE_CALL, type Goods, mallOf, PHONE } from '../lib/mall.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

test.use({ viewport: PHONE });

const exchangeButton = (page: Page, { name }: Goods) =>
  cardOf(page, name).getByRole('button', { name: mallPageTexts.exchange });

function countExchanges(page: Page): { sent: number } {
  const seen = { sent: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === EXCHANGE_CALL) seen.sent += 1;
  });
  return seen;
}

/** Opens the goods from the tab of their type, where they are on the first page. */
async function openGoods(page: Page, goods: Goods, token?: string): Promise<void> {
  await openPage(page, token ? `/mall?token=${token}` : '/mall');
  if (token) await expect(page.getByTestId('points')).toBeVisible();
  const tab = goods.goodsType === 'vip_p' ? mallPageTexts.vip : mallPageTexts.medal;
  await page.getByRole('tab', { name: tab }).tap();
  await expect(cardOf(page, goods.name)).toBeVisible();
}

test(
  '[B-042][B-087][B-118] an exchange debits once and grants what was exchanged',
  journey({
    'cancel changes nothing; confirm debits once, grants the days, and list and points load again': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ points: 5_000 });
      const mall = mallOf(request, token);
      const goods = await mall.cheapest('vip_p');
      const exchanges = countExchanges(page);
      await openGoods(page, goods, token);
      await exchangeButton(page, goods).tap();
      await expect(confirmOf(page)).toContainText(goods.name);
      await expectAccessibleInBothThemes(page);
      await confirmOf(page).getByRole('button', { name: commonTexts.cancel }).tap();
      await expect(confirmOf(page)).toBeHidden();
      expect([exchanges.sent, await mall.points()]).toEqual([0, 5_000]);

      await exchangeButton(page, goods).tap();
      await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
      await expectToast(page, mallPageTexts.exchanged);
      const left = 5_000 - goods.points;
      await expect(page.getByTestId('points')).toHaveText(left.toLocaleString('en-US'));
      expect([exchanges.sent, await mall.points()]).toEqual([1, left]);
      const { user } = (await (await request.get('/api/user/profile', { headers: { token } })).json()).data;
      expect(user.vipInfo.expiredTime).toBeGreaterThan(0);

      await openPage(page, '/mall/exchanges');
      const row = page.getByRole('list', { name: mallPageTexts.exchangesList }).getByRole('listitem');
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(goods.name);
      await expectAccessibleInBothThemes(page);
    },
    'a member from V1 sees the full price struck through next to the reduced one, and pays the reduced one':
      async ({ page, request }) => {
        const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 10, points: 5_000 });
        const mall = mallOf(request, token);
        const goods = await mall.cheapest('vip_p');
        expect(goods.payPoints).toBeLessThan(goods.points);
        await openGoods(page, goods, token);
        await expect(cardOf(page, goods.name).locator('s')).toContainText(String(goods.points));
        await expect(cardOf(page, goods.name)).toContainText(String(goods.payPoints));
        await exchangeButton(page, goods).tap();
        await expect(confirmOf(page).locator('s')).toContainText(String(goods.points));
        await expect(confirmOf(page)).toContainText(`用 ${goods.payPoints} 积分兑换`);
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 430]);
        await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
        await expectToast(page, mallPageTexts.exchanged);
        expect(await mall.points()).toBe(5_000 - goods.payPoints);
        await openPage(page, '/mall/exchanges');
        const row = page.getByRole('list', { name: mallPageTexts.exchangesList }).getByRole('listitem');
        await expect(row.locator('s')).toContainText(String(goods.points));
        await expectAccessibleInBothThemes(page);
      },
    'a medal goes to its owner, who cannot exchange it again': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ points: 5_000 });
      const goods = await mallOf(request, token).cheapest('medal_p');
      await openGoods(page, goods, token);
      await exchangeButton(page, goods).tap();
      await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
      await expect(cardOf(page, goods.name)).toContainText(mallPageTexts.owned);
      await expect(exchangeButton(page, goods)).toHaveCount(0);
      await page.reload();
      await expect(cardOf(page, goods.name)).toContainText(mallPageTexts.owned);
    },
    'a tap before the code has loaded is handled once it has': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ points: 5_000 });
      const goods = await mallOf(request, token).cheapest('vip_p');
      await openGoods(page, goods, token);
      const { promise: hasTapped, resolve: resolveTapped } = Promise.withResolvers<void>();
      const html = await (await request.get('/mall')).text();
      // Code loaded after the page's HTML; for a member this starts at once.
      const isLate = (url: string) => url.endsWith('.js') && !html.includes(new URL(url).pathname);
      const askedLater = page.waitForRequest((asked) => isLate(asked.url()));
      await page.route('**/assets/*.js', async (route) => {
        if (isLate(route.request().url())) await hasTapped;
        await route.continue();
      });
      await page.goto('/mall', { waitUntil: 'commit' });
      await askedLater;
      await exchangeButton(page, goods).tap();
      resolveTapped();
      await expect(confirmOf(page)).toContainText(goods.name);
    },
    'an exchange whose answer was lost is found by the next one: points are debited once': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ points: 5_000 });
      const mall = mallOf(request, token);
      const goods = await mall.cheapest('vip_p');
      await page.route(`**${EXCHANGE_CALL}`, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await openGoods(page, goods, token);
      await exchangeButton(page, goods).tap();
      await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
      await expectToast(page, commonTexts.noConnection);
      await page.unroute(`**${EXCHANGE_CALL}`);
      await exchangeButton(page, goods).tap();
      await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
      await expectToast(page, mallPageTexts.exchanged);
      expect(await mall.points()).toBe(5_000 - goods.points);
      expect((await mall.exchanges()).total).toBe(1);
    },
  }),
);

test(
  '[B-086][B-087][B-092] what cannot be exchanged says why and debits nothing',
  journey({
    'nothing sold out can be exchanged, nor with too few points': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ points: 1 });
      const mall = mallOf(request, token);
      const { content } = await mall.goods('medal_p', 1, 50);
      const soldOut = content.find(({ inventoryDayCount }) => inventoryDayCount === 0);
      if (!soldOut) throw new Error('nothing is sold out');
      const exchanges = countExchanges(page);
      await openGoods(page, soldOut, token);
      await expect(cardOf(page, soldOut.name)).toContainText(mallPageTexts.soldOut);
      await expect(exchangeButton(page, soldOut)).toHaveCount(0);
      const expensive = await mall.cheapest('medal_p');
      await exchangeButton(page, expensive).tap();
      await expectToast(page, mallPageTexts.tooFew);
      await expect(confirmOf(page)).toHaveCount(0);
      expect([exchanges.sent, await mall.points()]).toEqual([0, 1]);
    },
    'another refusal shows the message of the server, and points and list stay': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ points: 5_000 });
      const mall = mallOf(request, token);
      const goods = await mall.cheapest('vip_p');
      await page.route(`**${EXCHANGE_CALL}`, (route) =>
        route.fulfill({ json: { code: '2122', msg: '今天的已经兑完', data: null } }),
      );
      await openGoods(page, goods, token);
      await exchangeButton(page, goods).tap();
      await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
      await expectToast(page, '今天的已经兑完');
      await expect(confirmOf(page)).toBeHidden();
      await expect(page.getByTestId('points')).toHaveText('5,000');
      await expect(exchangeButton(page, goods)).toBeVisible();
      expect(await mall.points()).toBe(5_000);
    },
    'a visitor is asked to log in, and nothing is exchanged': async ({ page, request }) => {
      const goods = await mallOf(request).cheapest('vip_p');
      const exchanges = countExchanges(page);
      await openGoods(page, goods);
      await exchangeButton(page, goods).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: commonTexts.login }).tap();
      await expect(page).toHaveURL(/\/login\?redirect_path=%2Fmall/);
      expect(exchanges.sent).toBe(0);
    },
    'a user whose login has ended is asked to log in once, and is a visitor from then on': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ points: 5_000 });
      const goods = await mallOf(request).cheapest('vip_p');
      await openGoods(page, goods, token);
      await page.route(`**${EXCHANGE_CALL}`, (route) =>
        route.continue({ headers: { ...route.request().headers(), token: 'x', authentication: 'x' } }),
      );
      await exchangeButton(page, goods).tap();
      await confirmOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
      const prompt = page.getByRole('alertdialog');
      await expect(prompt).toContainText(commonTexts.notLoggedIn);
      await expect(page.getByTestId('points')).toHaveCount(0);
      await prompt.getByRole('button', { name: commonTexts.login }).tap();
      await expect(page).toHaveURL(/\/login\?redirect_path=%2Fmall/);
      expect(await mallOf(request, token).points()).toBe(5_000);
    },
  }),
);
