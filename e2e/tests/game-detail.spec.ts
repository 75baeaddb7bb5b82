import { commonTexts } from '@juban/contract/texts/common';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { gameReportTexts } from '@juban/contract/texts/game-report';
import { gameRightsTexts } from '@juban/contract/texts/game-rights';
import { gamesTexts } from '@juban/contract/texts/games';
import { expect, type Page, test } from '@playwright/test';
import { ROUTE_TABLE } from '../../apps/web/src/route-facts.gen.ts';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { makePicture, pickerOf, storedOf } from '../lib/feedback.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { holdScripts, openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

const FILE = '/games/detail?id=3005';
const PAGE = '/games/detail?id=3003';
const WAITING = '/games/detail?id=3006';
const OFF = '/games/detail?id=3030';
const dockOf = (page: Page) => page.getByTestId('dock');

test(
  '[A-057][A-058] the page of a game shows every fact and offers what the game allows',
  journey({
    'it shows every fact, folds text past three lines, and lists permissions with their reasons': async ({
      page,
    }) => {
      await openPage(page, FILE);
      const main = page.getByRole('main');
      for (const words of ['雷暴小队', '联动', '橙湾互动', '橙湾互动雷暴工作室', '2.6.1', '1.8 GB'])
        await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
      await expect(page.getByTestId('rating')).toHaveAccessibleName('评分 8.9，2.4万人评分');
      const gift = page.getByTestId('gift');
      await expect(gift).toHaveText(/^新用户注册，领 1 天 VIP.*再领 90 天仅限安卓去抽奖$/);
      await expect(gift).toHaveAttribute('href', '/vip/activity/gamesActivity?id=3005');
      const drama = page.getByRole('region', { name: texts.sameDrama }).getByRole('link');
      await expect(drama.getByRole('img')).toHaveAttribute('src', /posters\/thunder-squad/);
      await expect(drama).toHaveAttribute('href', '/share/drama?dramaId=40027');
      const pictures = page.getByTestId('shots').getByRole('img');
      const shown = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
      expect([shown.length, new Set(shown).size]).toEqual([3, 3]);
      await expect(page.getByTestId('remark')).toContainText('做任务抽奖，最高得 3 个月 VIP');
      const more = main.getByRole('button', { name: '展开' });
      await more.tap();
      await expect(main.getByText(/在同一片云里接力/)).toBeVisible();
      await main.getByText(texts.permissions).tap();
      await expect(main.getByText('好友开黑时通话，进入房间才会询问')).toBeVisible();
      await expect(main.getByRole('link', { name: texts.privacy })).toHaveAttribute(
        'href',
        'https://chengwan.example/privacy/bolt',
      );
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430]);
      const kind = main.getByRole('list', { name: texts.category }).getByRole('link').first();
      const name = (await kind.textContent()) ?? '';
      await kind.tap();
      await expect(page).toHaveURL(/\/games\/home\?tab=all&category=\w+$/);
      await expect(page.getByRole('navigation').getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await openPage(page, OFF);
      await expect(page.getByRole('main').getByRole('button', { name: '展开' })).toHaveCount(0);
    },
    'the video plays over its cover, pictures open in the viewer, and the button does what the game allows':
      async ({ page }) => {
        await openPage(page, FILE);
        await expect(page.locator('video')).toHaveAttribute('poster', /keyart\/bolt-840/);
        await page.getByRole('button', { name: /^播放/ }).tap();
        await expect(page.getByTestId('player')).toHaveAttribute('data-stage', 'playing');
        await page.getByTestId('shots').getByRole('button').first().tap();
        await expect(page.getByRole('dialog')).toBeVisible();
        await openPage(page, PAGE);
        const play = dockOf(page).getByRole('link', { name: texts.play });
        await expect(play).toHaveAttribute('href', 'https://play.shibei.example/gem/');
        await openPage(page, OFF);
        await expect(page.getByTestId('taken-down')).toBeVisible();
        await expect(dockOf(page)).toHaveCount(0);
      },
    'play, download and privacy each open a sandbox page that names the site it stands for': async ({
      page,
    }) => {
      for (const [path, name, words] of [
        [PAGE, texts.play, ['《碧晶连连》', '游戏在这里打开']],
        [FILE, texts.visit, ['《雷暴小队》', '游戏官网']],
      ] as const) {
        await openPage(page, path);
        await dockOf(page).getByRole('link', { name }).tap();
        await page.waitForURL(/\/outside\/[\w.]+\.example\//);
        for (const each of [...words, '演示环境：这里代替合作方的页面'])
          await expect(page.getByText(each, { exact: true })).toBeVisible();
        await page.getByRole('button', { name: '返回上一页' }).tap();
        await expect(page.getByTestId('game-detail')).toBeVisible();
      }
      const opened = page.waitForEvent('popup');
      await page.getByRole('main').getByRole('link', { name: texts.privacy }).tap();
      await expect((await opened).getByRole('status')).toHaveText('隐私协议');
    },
    'every address outside in the HTML of any page has a page in the sandbox': async ({ request }) => {
      const outside = new Set<string>();
      for (const { example } of ROUTE_TABLE) {
        const html = await (await request.get(example)).text();
        for (const [, address = ''] of html.matchAll(/href="https:\/\/([^"]+)"/g))
          outside.add(address.replaceAll('&amp;', '&'));
      }
      expect(outside.size).toBeGreaterThan(10);
      for (const address of outside) {
        const answer = await request.get(`${process.env.SANDBOX_URL}/outside/${address}`);
        expect([address, answer.status()]).toEqual([address, 200]);
      }
    },
    'an unreleased game is reserved with one tap and the reservation withdrawn with another; a visitor logs in first':
      async ({ page, request }) => {
        await openPage(page, WAITING);
        await dockOf(page).getByRole('button').tap();
        await expect(page).toHaveURL(/\/login\?redirect_path=%2Fgames%2Fdetail/);
        const { token } = await labOf(request).makeUser();
        await openPage(page, `${WAITING}&token=${token}`);
        await dockOf(page).getByRole('button', { name: texts.book, exact: true }).tap();
        await expectToast(page, texts.bookDone);
        await openPage(page, WAITING);
        await dockOf(page).getByRole('button', { name: texts.booked }).tap();
        await expect(dockOf(page).getByRole('button', { name: texts.book, exact: true })).toBeVisible();
      },
    'an unknown id gets a message, and asks not to be indexed': async ({ request }) => {
      for (const path of ['/games/detail', '/games/detail?id=0', '/games/report?id=0']) {
        const answer = await request.get(path, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 200]);
        const html = await answer.text();
        expect(html).toContain('data-testid="no-game"');
        expect(html).toContain('<meta name="robots" content="noindex"/>');
      }
    },
  }),
);

for (const [phone, userAgent, name, href, state] of [
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 15; HL-M7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    texts.download,
    'https://dl.chengwan.example/android/bolt-2.6.1.apk',
    '安装包从这里下载',
  ],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    texts.visit,
    'https://chengwan.example/games/bolt',
    '游戏官网',
  ],
] as const)
  test(`[A-058] a file on ${phone}: ${name}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ userAgent, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await openPage(page, FILE);
    const link = dockOf(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await link.click();
    await page.waitForURL(`**/outside/${href.replace('https://', '')}`);
    await expect(page.getByRole('status')).toHaveText(state);
    await context.close();
  });

test(
  '[A-046] a report goes from its reason to its number, and the texts of the hall are public',
  journey({
    'a report with a picture goes from its reason to its number': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, '/games/report?id=3001');
      const submit = page.getByRole('button', { name: gameReportTexts.submit });
      const words = page.getByRole('textbox', { name: gameReportTexts.details });
      await submit.tap();
      await expect(page.getByText(gamesTexts.reasonMissing)).toBeVisible();
      await page.getByText(gamesTexts.reasonOther).tap();
      await submit.tap();
      await expect(words).toHaveAccessibleDescription(new RegExp(gamesTexts.reportMissing));
      await words.fill('充值 6 元没有到账');
      // Uploads need a login; typed text survives it.
      await page.getByRole('button', { name: commonTexts.toLogin }).tap();
      await page.waitForURL(/\/login\?/);
      await openPage(page, `/games/report?id=3001&token=${token}`);
      await expect(words).toHaveValue('充值 6 元没有到账');
      await expect(page.getByRole('radio', { name: gamesTexts.reasonOther })).toBeChecked();
      await pickerOf(page).setInputFiles(await makePicture());
      await expect(storedOf(page)).toHaveCount(1);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430]);
      const sent = page.waitForRequest('**/api/games/report');
      await submit.tap();
      expect((await sent).postDataJSON()).toMatchObject({ id: '3001', reason: 'other' });
      await expect(page.getByRole('heading', { name: gameReportTexts.doneTitle })).toBeFocused();
      await page.getByRole('link', { name: gameReportTexts.back }).tap();
      await expect(page.getByRole('heading', { name: '霜刃行' })).toBeVisible();
    },
    'what was chosen and typed before the page was interactive is what is reported': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      const content = '充值 6 元没有到账';
      const releaseScripts = await holdScripts(page);
      await page.goto(`/games/report?id=3001&token=${token}`, { waitUntil: 'commit' });
      await page.getByText(gamesTexts.reasonOther).tap();
      await page.getByRole('textbox', { name: gameReportTexts.details }).fill(content);
      releaseScripts();
      await expect(page.getByTestId('counter')).toContainText(`${content.length}/`);
      await expect(page.getByRole('radio', { name: gamesTexts.reasonOther })).toBeChecked();
      const sent = page.waitForRequest('**/api/games/report');
      await page.getByRole('button', { name: gameReportTexts.submit }).tap();
      expect((await sent).postDataJSON()).toMatchObject({ id: '3001', reason: 'other', content });
      await expect(page.getByRole('heading', { name: gameReportTexts.doneTitle })).toBeVisible();
    },
    'rights and agreement of the hall are public': async ({ page }) => {
      await openPage(page, '/games/rights');
      await expect(page.getByRole('heading', { name: gameRightsTexts.title })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430]);
      await page.getByRole('link', { name: gameRightsTexts.toAgreement }).tap();
      await expect(page.getByRole('heading', { name: /游戏服务协议/ })).toBeVisible();
    },
  }),
);
