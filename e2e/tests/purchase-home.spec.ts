import { agreementNameTexts } from '@juban/contract/texts/agreement-names';
import { commonTexts } from '@juban/contract/texts/common';
import { giftTexts } from '@juban/contract/texts/gift';
import { purchaseTexts } from '@juban/contract/texts/purchase';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { storefrontTexts } from '@juban/contract/texts/storefront';
import { expect, type Locator, test } from '@playwright/test';
import { callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { coveredControls, expectOneLayer, SIX_SIZES } from '../lib/layers.ts';
import { failCall, openPage } from '../lib/page.ts';
import {
  alertOf,
  answer,
  BLOCKS,
  card,
  chosen,
  enterAs,
  PACKAGES,
  packages,
  payButton,
  section,
  visit,
  WEB,
} from '../lib/purchase.ts';
import { watchShifts } from '../lib/shifts.ts';

const boxesOf = (parts: readonly Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));

/** The four cards of the VIP+ area, and the table row that each of them highlights. */
const BENEFITS = [
  {
    type: 'HanXiMonthDelivery',
    words: /^月卡权益最高价值 30 元每月领 1 张/,
    row: /^月卡.*30 元/,
  },
  {
    type: 'HanXiSeasonDelivery',
    words: /^季卡权益最高价值 90 元每月 1 张，连续 3 个月/,
    row: /^季卡.*3 个月.*90 元/,
  },
  {
    type: 'HanXiHalfYearDelivery',
    words: /^半年卡权益最高价值 300 元每月 1 张，连续 6 个月/,
    row: /^半年卡.*6 个月.*300 元/,
  },
  {
    type: 'HanXiYearDelivery',
    words: /^年卡权益最高价值 360 元每月 1 张，连续 12 个月另送 3000\+ 元一次性礼包/,
    row: /^年卡.*12 个月.*360 元.*3000\+/,
  },
];

test(
  '[A-054][B-001][B-003][B-005][B-006][B-008][B-009][B-010][B-015][B-055] the purchase page shows card, packages, tabs and sections of its address and channel',
  journey({
    'the card of a member takes its place without a layout shift, and leads to the level pages': async ({
      page,
    }) => {
      const shiftsOf = await watchShifts(page);
      await enterAs(page, { vipDays: 30, vPower: 1_286, nickName: '林间有鹿' });
      const profile = Promise.withResolvers<void>();
      await page.route('**/api/user/profile', async (route) => {
        await profile.promise;
        await route.continue();
      });
      await openPage(page, '/vip?ct=Android');
      await expect(card(page).getByTestId('skeleton')).toBeVisible();
      await expect(page.getByTestId('skeleton')).toHaveCount(1);
      await expect(card(page).getByTestId('check-in')).toBeHidden();
      await expect(packages(page)).toHaveCount(6);
      await expect(payButton(page, '19')).toBeVisible();
      profile.resolve();
      await expect(card(page)).toContainText('林间有鹿');
      await expect(card(page).locator('img[src*="avatars/"]')).toBeVisible();
      await expect(card(page)).toContainText(/VIP 有效期至 \d{4}-\d\d-\d\d/);
      await expect(card(page)).toHaveAttribute('data-level', '5');
      await expect(card(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '85');
      await expect(card(page)).toContainText('距 V6 还需 214');
      expect(await shiftsOf()).toEqual([]);
      await card(page).getByRole('link', { name: purchaseTexts.levelRules }).click();
      await expect(page).toHaveURL(/\/vip\/level\/rules/);
      await page.goBack();
      await card(page).getByTestId('level-icon').click();
      await expect(page).toHaveURL(/\/vip\/level\/home/);
      await page.goBack();
      await card(page).click({ position: { x: 180, y: 88 } });
      await expect(page).toHaveURL(/\/vip\/level\/home/);
    },
    'the address chooses client type, package, tab and level; a choice changes texts and price': async ({
      page,
    }) => {
      await openPage(page, '/vip?ct=Android&goods_code=yujian_android_season&show_union=0&show_level=0');
      await expect(chosen(page)).toContainText('季卡');
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(section(page, 'union')).toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(payButton(page, '68')).toBeVisible();
      await packages(page).filter({ hasText: '连续包月' }).click();
      await expect(payButton(page, '19')).toBeEnabled();
      await expect(chosen(page)).toContainText('¥19');
      await expect(chosen(page)).toContainText('超值首选');
      await expect(chosen(page).locator('s')).toContainText('¥25');
      await expect(chosen(page)).toContainText('每月自动续费');
      await expect(page.getByTestId('package-note')).toContainText('首月起每月 19 元');
      await expect(page.getByTestId('package-note')).toContainText('V力值 +20');
      await openPage(page, '/vip?ct=ios_jxx&cv=6.0.0&showUnionFirst=1');
      await expect(page.getByRole('tab', { selected: true })).toContainText('VIP+');
      await expect(chosen(page)).toContainText('VIP+ 连续包月');
      await expect(chosen(page)).toContainText('¥30');
    },
    'each tab loads its list; VIP+ shows its benefits and table, and no claim to visitors': async ({
      page,
    }) => {
      await openPage(page, '/vip?ct=Android');
      const asked: string[] = [];
      await page.route(PACKAGES, (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('thirdFlag') ?? '');
        return route.continue();
      });
      const tab = (name: string) => page.getByRole('tab', { name });
      await tab('VIP+').click();
      await expect(chosen(page)).toContainText('VIP+');
      await tab('VIP 会员').click();
      await expect(chosen(page)).not.toContainText('VIP+');
      await tab('VIP+').click();
      await expect(chosen(page)).toContainText('VIP+');
      expect(asked).toEqual(['1', '0', '1']);
      const cards = page.getByTestId('benefit-card');
      await expect(cards).toHaveText(BENEFITS.map(({ words }) => words));
      await expect(page.locator('a[href*="reciveThirdVip"]')).toHaveCount(0);
      const table = page.getByRole('dialog', { name: giftTexts.tableTitle });
      for (const [index, { row }] of BENEFITS.entries()) {
        await cards.nth(index).getByRole('button', { name: purchaseTexts.benefitDetail }).click();
        await expect(table.getByRole('row', { name: row })).toBeVisible();
        await expect(table.locator('[data-chosen]')).toHaveText(row);
        if (index === BENEFITS.length - 1) break;
        await page.keyboard.press('Escape');
        await expect(table).toHaveCount(0);
      }
      await expect(table.getByRole('row')).toHaveCount(8);
      for (const rule of ['tableClaim', 'tableCycle', 'tableRepeat'] as const) {
        await expect(table.getByText(giftTexts[rule])).toBeVisible();
      }
    },
    'a logged-in user finds the way to the gifts on each card': async ({ page }) => {
      await enterAs(page, { preset: 'newUser' });
      await openPage(page, '/vip?ct=Android&showUnionFirst=1');
      const claims = page.getByTestId('benefit-card').getByRole('link', { name: purchaseTexts.benefitClaim });
      await expect(claims).toHaveCount(BENEFITS.length);
      for (const [index, { type }] of BENEFITS.entries()) {
        const address = new RegExp(`^/vip/reciveThirdVip\\?(?:.*&)?type=${type}(?:&|$)`);
        await expect(claims.nth(index)).toHaveAttribute('href', address);
      }
      await claims.last().click();
      await expect(page).toHaveURL(/\/vip\/reciveThirdVip\?.*type=HanXiYearDelivery/);
      await page.goBack();
      await page.getByTestId('gift-entry').click();
      await expect(page).toHaveURL(/\/vip\/reciveThirdVip/);
    },
  }),
);

test(
  '[A-053][A-055][B-011][B-012][B-013][B-014][C-084] the purchase page opens documents, shows its sections, and a bar to buy',
  journey({
    'documents and targets open as the channel says: in a new page, or the browser of the app': async ({
      page,
      context,
    }) => {
      await openPage(page, WEB);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      const renewal = page.getByRole('link', { name: agreementNameTexts.renewal });
      await expect(renewal).toBeVisible();
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: agreementNameTexts.vip }).click();
      expect((await opened).url()).toContain('/next/agreement?type=vip');
      await packages(page).filter({ hasText: '月卡' }).last().click();
      await expect(renewal).toHaveCount(0);

      // A page meant for the app, opened in a plain browser, keeps its choice.
      const plain = await context.newPage();
      await openPage(plain, '/vip?ct=ios_rrsp_jzsp');
      const documentPage = context.waitForEvent('page');
      await plain.getByRole('link', { name: agreementNameTexts.vip }).click();
      await (await documentPage).waitForURL(/\/next\/agreement\?.*type=vip/);

      const app = { kind: 'messageHandler', answers: { openWebView: true, getToken: '' } } as const;
      const inApp = await context.newPage();
      await playHost(inApp, USER_AGENTS.ios, app);
      await openPage(inApp, '/vip?ct=ios_rrsp_jzsp');
      await inApp.getByRole('link', { name: agreementNameTexts.renewal }).click();
      await section(inApp, 'banner')
        .getByRole('link', { name: /玩游戏/ })
        .click();
      const urls = async () =>
        (await inApp.evaluate(() => Reflect.get(window, 'simulatedHostCalls')))
          .filter(({ method }: { method: string }) => method === 'openWebView')
          .map(({ args }: { args: { url: string } }) => new URL(args.url).pathname);
      await expect.poll(() => callsOf(inApp)).toContain('openWebView');
      await expect.poll(urls).toEqual(['/next/agreement', '/games/home']);
      await expect(inApp.getByText('与 Apple Inc. 无关'), '[C-084]').toBeVisible();
    },
    'all sections are below the buy area, and a bar to buy shows once that is scrolled past': async ({
      page,
    }) => {
      await openPage(page, '/vip?ct=Android');
      for (const kind of ['union', 'banner', 'scale', 'ads', 'floating-button', 'service', 'statement']) {
        await expect(section(page, kind).first()).toContainText(/\S/);
      }
      const bar = page.getByTestId('buy-bar');
      await expect(bar).toBeHidden();
      await section(page, 'service').scrollIntoViewIfNeeded();
      await expect(bar).toBeVisible();
      await expect(bar).toContainText('¥19');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(bar).toBeHidden();
    },
    'on every phone the first screen can buy, and nothing that floats covers a control': async ({ page }) => {
      for (const path of ['/vip?ct=Android', '/next/simple_vip?ct=Android']) {
        await openPage(page, path);
        // The page's code has loaded by the time of the last size.
        for (const size of SIX_SIZES) {
          await page.setViewportSize(size);
          for (const y of [0, 300, 5_000, 0]) {
            await page.evaluate((top) => window.scrollTo(0, top), y);
            await expectOneLayer(page);
          }
          expect(await coveredControls(page), `${path} ${size.width}`).toEqual([]);
        }
      }
    },
    'strip, level and note of the vendor are in the HTML of the client types that have them': async ({
      request,
    }) => {
      const htmlOf = async (ct: string) => (await request.get(`/vip?ct=${ct}`)).text();
      const marks = async (ct: string) => {
        const html = await htmlOf(ct);
        return ['benefit-strip', 'role="progressbar"', '与 Apple Inc. 无关'].map((mark) =>
          html.includes(mark),
        );
      };
      expect(await marks('web_applet')).toEqual([true, true, false]);
      expect(await marks('Android')).toEqual([false, true, false]);
      expect(await marks('ios_rrsp_jzsp')).toEqual([false, true, true]);
      expect(await marks('ios_rrsp_2023')).toEqual([false, false, true]);
      for (const ct of ['android_fast', 'ddmj', 'ddhj', 'rrtv']) {
        expect(await marks(ct), ct).toEqual([false, false, false]);
      }
    },
  }),
);

test(
  '[A-053][B-008][B-012][B-110][B-113] the purchase page shows a skeleton, then what the server has, and survives failed calls',
  journey({
    'a visit within the page shows its skeleton, then only the sections the server has': async ({ page }) => {
      const item = (id: string, target: string) => ({
        id,
        name: id,
        text1: `甲 ${id}`,
        text2: `乙 ${id}`,
        image1: '/content/demo/art/marks/read.svg',
        targetUrlIos: target,
        targetUrlAndroid: target,
        targetTypeIos: 'web',
        targetTypeAndroid: 'web',
      });
      const block = (name: string, target: string) => ({
        name,
        title: `丙 ${name}`,
        vipBannerContentDtos: [item(name, target)],
      });
      const given = [block('servicecenter', 'https://evil.test/'), block('bottombanner', '/mall')];
      let send = () => {};
      const sent = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route(BLOCKS, async (route) => {
        await sent;
        await route.fulfill(answer(given));
      });
      const shiftsOf = await watchShifts(page);
      await visit(page, '/vip?ct=Android');
      await expect(page.getByTestId('skeleton').first()).toBeVisible();
      await expect(packages(page)).toHaveCount(0);
      await expect(card(page)).toHaveCount(0);
      const blocks = page.getByTestId('skeleton').locator('[class*="panel"], [class*="action"]');
      const waiting = await boxesOf([blocks.first(), blocks.nth(1), blocks.last()]);
      send();
      await expect(packages(page)).toHaveCount(6);
      expect(await boxesOf([card(page), packages(page).first(), payButton(page, '19')])).toEqual(waiting);
      expect(await shiftsOf()).toEqual([]);
      const service = section(page, 'service');
      await expect(service.locator('img')).toHaveAttribute('src', /marks\/read/);
      for (const words of ['甲 servicecenter', '乙 servicecenter'])
        await expect(service).toContainText(words);
      await expect(service.getByRole('link'), '[A-055]').toHaveCount(0);
      for (const kind of ['banner', 'scale', 'ads', 'union', 'statement']) {
        await expect(section(page, kind)).toHaveCount(0);
      }
      await page.getByTestId('bottom-banner').getByRole('link').click();
      await expect(page).toHaveURL(/\/mall/);
    },
    'a logged-in user is not asked to log in when a call fails': async ({ page }) => {
      await enterAs(page, { preset: 'member' });
      await page.route('**/api/user/profile', failCall);
      await visit(page, WEB);
      await expect(card(page)).toContainText(shelfTexts.memberFailed);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    'a refused call of user, packages or blocks shows no alert, and the rest of the page is shown': async ({
      page,
    }) => {
      await enterAs(page, { preset: 'member' });
      const calls = { user: '**/api/user/profile', packages: PACKAGES, blocks: BLOCKS };
      for (const refused of ['user', 'packages', 'blocks'] as const) {
        await page.route(calls[refused], (route) =>
          route.fulfill({ json: { code: '2999', msg: '坏了', data: null } }),
        );
        await visit(page, '/vip?ct=Android');
        await expect(card(page)).toContainText(refused === 'user' ? shelfTexts.memberFailed : 'VIP 有效期至');
        await expect(packages(page)).toHaveCount(refused === 'packages' ? 0 : 6);
        await expect(section(page, 'service')).toHaveCount(refused === 'blocks' ? 0 : 1);
        await expect(alertOf(page)).toHaveCount(0);
        await expect(page.getByText('坏了')).toHaveCount(0);
        await page.unroute(calls[refused]);
      }
    },
    'a failed call stops nothing else; an empty goods list says so and sells nothing': async ({ page }) => {
      await enterAs(page, { preset: 'member' });
      await page.route('**/api/user/profile', (route) =>
        route.fulfill({ json: { code: '5000', msg: '坏了' } }),
      );
      await page.route(BLOCKS, (route) =>
        route.fulfill({ status: 500, json: { code: '5000', msg: '坏了' } }),
      );
      await page.route(PACKAGES, (route) => route.fulfill(answer({ data: [] })));
      await visit(page, '/vip?ct=Android');
      await expect(page.getByText(storefrontTexts.noProducts)).toBeVisible();
      await expect(card(page)).toContainText(shelfTexts.memberFailed);
      await expect(card(page)).not.toContainText(shelfTexts.guestName);
      await expect(alertOf(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: purchaseTexts.buyNow })).toBeDisabled();
      await page.unroute('**/api/user/profile');
      await card(page).getByRole('button', { name: commonTexts.retry }).click();
      await expect(card(page)).not.toContainText(shelfTexts.memberFailed);
      await page.unroute(PACKAGES);
      await page.getByRole('button', { name: '重新加载' }).click();
      await expect(payButton(page, '19')).toBeEnabled();
    },
  }),
);
