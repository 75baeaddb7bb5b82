import { commonTexts } from '@juban/contract/texts/common';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { partTexts } from '@juban/contract/texts/parts';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { cardsOf, GOODS_CALL, mallOf, PHONE, scrollToEnd, swipeUp } from '../lib/mall.ts';
import { openPage } from '../lib/page.ts';

test.use({ viewport: PHONE });

const PAGE_SIZE = 10;
/** More than a day, plus the maximum random delay of the page. */
const OVER_A_DAY_MS = 86_405_000;
const inThousands = (count: number) => String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[B-040][B-053] a visitor reads the first goods, the tile of the game centre before them', async ({
    page,
    request,
  }) => {
    const { content, disFirst } = await mallOf(request).goods();
    expect(disFirst).toBe(true);
    await page.goto('/mall');
    await expect(cardsOf(page)).toHaveCount(PAGE_SIZE);
    await expect(cardsOf(page).first().getByRole('link')).toHaveAttribute('href', /\/games\/home$/);
    for (const [at, goods] of content.entries()) {
      await expect(cardsOf(page).nth(at)).toContainText(goods.name);
      await expect(cardsOf(page).nth(at).locator('img').first()).toHaveAttribute('src', goods.cover);
      if (at > 0) {
        await expect(cardsOf(page).nth(at)).toContainText(inThousands(goods.points));
        await expect(cardsOf(page).nth(at)).toContainText(`V1 起 ${inThousands(goods.memberPoints)}`);
        await expect(cardsOf(page).nth(at).locator('s')).toHaveCount(0);
      }
      const days = cardsOf(page).nth(at).getByTestId('days');
      await expect(days).toHaveCount(goods.days > 0 ? 1 : 0);
      if (goods.days > 0) await expect(days).toContainText(`${goods.days}${mallPageTexts.dayUnit}`);
    }
    await expect(page.getByTestId('drop-note')).toHaveText('每日 11:00 部分商品补货');
    await expect(
      page.getByTestId('purse').getByRole('link', { name: mallPageTexts.seePoints }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: mallPageTexts.earn })).toHaveAttribute(
      'href',
      '/mall/points',
    );
    await expect(page.getByRole('link', { name: mallPageTexts.myExchanges })).toHaveAttribute(
      'href',
      '/mall/exchanges',
    );
  });
});

test(
  '[B-038][B-039][B-040][B-041] the mall shows balance, tabs and goods, and its list grows and recovers',
  journey({
    'the balance is in the header, and in the fixed bar once the list header is scrolled past': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ points: 12_480 });
      await openPage(page, `/mall?token=${token}`);
      await expect(page.getByTestId('points')).toHaveText('12,480');
      await expect(page.getByTestId('points-bar')).toBeHidden();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430, 375]);
      await swipeUp(page);
      await expect(page.getByTestId('points-bar')).toBeVisible();
      await expect(page.getByTestId('points-bar')).toContainText('12,480');
      await expect(page.getByTestId('points-bar')).toBeInViewport();
      await expect(page.getByRole('tab', { name: mallPageTexts.all })).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(page.getByTestId('points-bar')).toBeHidden();
    },
    'tabs ask for all, for VIP and for medals, and show nothing else': async ({ page, request }) => {
      const [vip, medals] = await Promise.all([
        mallOf(request).goods('vip_p', 1, 50),
        mallOf(request).goods('medal_p', 1, 50),
      ]);
      const asked: Array<string | null> = [];
      page.on('request', (sent) => {
        const url = new URL(sent.url());
        if (url.pathname === GOODS_CALL) asked.push(url.searchParams.get('goodsType'));
      });
      await openPage(page, '/mall');
      for (const [tab, type, { total, content }] of [
        [mallPageTexts.vip, 'vip_p', vip],
        [mallPageTexts.medal, 'medal_p', medals],
      ] as const) {
        await page.getByRole('tab', { name: tab }).tap();
        await expect(cardsOf(page).first()).toContainText(content[0]?.name ?? '');
        await scrollToEnd(page);
        await expect(cardsOf(page)).toHaveCount(total);
        // The page reads all goods again on hydration, which the first tap may start.
        expect(new Set(asked.splice(0).filter(Boolean))).toEqual(new Set([type]));
      }
      await page.getByRole('tab', { name: mallPageTexts.all }).tap();
      await expect(cardsOf(page).first().getByRole('link')).toBeVisible();
      expect(asked.every((type) => !type)).toBe(true);
    },
    'the list grows by ten while scrolling, and says when it has ended': async ({ page, request }) => {
      const { total } = await mallOf(request).goods();
      expect(total).toBeGreaterThan(PAGE_SIZE);
      const asked: string[] = [];
      page.on('request', (sent) => {
        const { pathname, searchParams } = new URL(sent.url());
        if (pathname === GOODS_CALL) asked.push(`${searchParams.get('page')}/${searchParams.get('rows')}`);
      });
      await openPage(page, '/mall');
      await expect(cardsOf(page)).toHaveCount(PAGE_SIZE);
      await swipeUp(page);
      await expect(cardsOf(page)).toHaveCount(total);
      await scrollToEnd(page);
      await expect(page.getByText(partTexts.noMore)).toBeVisible();
      // The first page comes with the HTML and is read again on hydration.
      expect(asked).toEqual(['1/10', '2/10']);
    },
    'what could not be loaded is asked for with a tap, and what was loaded stays': async ({
      page,
      request,
    }) => {
      const { total } = await mallOf(request).goods();
      await page.route(`**${GOODS_CALL}*`, (route) => route.abort());
      await openPage(page, '/mall');
      await scrollToEnd(page);
      const again = page.getByRole('button', { name: partTexts.tryAgain });
      await expect(again).toBeVisible();
      await expect(cardsOf(page)).toHaveCount(PAGE_SIZE);
      await expectAccessibleInBothThemes(page);
      await page.unroute(`**${GOODS_CALL}*`);
      await again.tap();
      await expect(cardsOf(page)).toHaveCount(total);
      await page.route(`**${GOODS_CALL}*`, (route) => route.abort());
      await page.getByRole('tab', { name: mallPageTexts.medal }).tap();
      await expect(page.getByRole('alert')).toContainText(commonTexts.noConnectionTitle);
      await page.unroute(`**${GOODS_CALL}*`);
      await page.getByRole('button', { name: commonTexts.retry }).tap();
      await expect(cardsOf(page).first()).toBeVisible();
    },
  }),
);

test(
  '[B-038][B-040][B-086] the mall keeps an early scroll, and leads to games, points and exchanges',
  journey({
    'a visitor who has scrolled before the code came stays there, and the list grows': async ({
      page,
      request,
    }) => {
      const { total } = await mallOf(request).goods();
      const { promise: hasScrolled, resolve: tellScrolled } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await hasScrolled;
        await route.continue();
      });
      await page.goto('/mall', { waitUntil: 'commit' });
      // Wait for the parser only; DOMContentLoaded would wait for the scripts.
      await page.waitForFunction(() => document.readyState !== 'loading');
      const scrolled = () => page.evaluate(() => window.scrollY);
      await expect(async () => {
        await scrollToEnd(page);
        expect(await scrolled()).toBeGreaterThan(0);
      }).toPass();
      const before = await scrolled();
      tellScrolled();
      await expect(cardsOf(page)).toHaveCount(total);
      expect(await scrolled()).toBe(before);
    },
    'the game tile leads to the game centre, and exchanges nothing': async ({ page }) => {
      await openPage(page, '/mall');
      await cardsOf(page).first().getByRole('link').tap();
      await expect(page).toHaveURL(/\/games\/home$/);
    },
    'ways to earn and own entries are listed; a visitor is led to log in and back': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ points: 70 });
      await openPage(page, `/mall/points?token=${token}`);
      await expect(page.getByRole('list', { name: mallPageTexts.ways }).getByRole('listitem')).toHaveCount(3);
      const entries = page.getByRole('list', { name: mallPageTexts.entriesList }).getByRole('listitem');
      await expect(entries).toHaveCount(1);
      await expect(entries).toContainText('+70');
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375]);
      await openPage(page, '/mall/exchanges');
      await expect(page.getByText(mallPageTexts.exchangesEmpty)).toBeVisible();
      await page.evaluate(() => localStorage.clear());
      for (const path of ['/mall/points', '/mall/exchanges']) {
        await openPage(page, path);
        await expect(page.getByRole('main').getByRole('link', { name: commonTexts.login })).toHaveAttribute(
          'href',
          `/login?redirect_path=${encodeURIComponent(path)}`,
        );
      }
    },
  }),
);

test('[B-120] a page that stays visible asks for the stock that 11:00 brings', async ({ page, request }) => {
  const { token } = await labOf(request).makeUser({ points: 70 });
  await page.clock.install();
  await openPage(page, `/mall?token=${token}`);
  await expect(page.getByTestId('points')).toHaveText('70');
  const asked = page.waitForRequest((sent) => new URL(sent.url()).pathname === GOODS_CALL);
  await page.clock.fastForward(OVER_A_DAY_MS);
  await asked;
});
