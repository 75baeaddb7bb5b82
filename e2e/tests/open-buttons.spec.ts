import { albumTexts } from '@juban/contract/texts/album';
import { commonTexts } from '@juban/contract/texts/common';
import { downloadTexts } from '@juban/contract/texts/download';
import { dramaTexts } from '@juban/contract/texts/drama';
import { openAppTexts } from '@juban/contract/texts/open-app';
import { openHintTexts } from '@juban/contract/texts/open-hint';
import { shareTexts } from '@juban/contract/texts/share';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type AppOfBrand, catchAppLinks, intentUrl, MAIN_APP } from '../lib/app-links.ts';
import { journey } from '../lib/journey.ts';
import { openPage, untilHydrated } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { expectToast } from '../lib/toasts.ts';
import { HOST_AGENTS, USER_AGENTS } from '../lib/user-agents.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Every page with a way into the app, the target it opens there, and its buttons. */
const PAGES: ReadonlyArray<{
  path: string;
  opens: string;
  buttons: (page: Page) => Locator[];
  /** The brand named by the path, and the query that its download page keeps. */
  brand?: { app: AppOfBrand; query: string };
}> = [
  {
    path: '/share/drama?dramaId=40001',
    opens: 'season/40001',
    buttons: (page) => [
      page.getByTestId('player').getByRole('link', { name: dramaTexts.openApp }),
      page.getByTestId('open-app'),
      link(page, new RegExp(`^${shareTexts.follow}`)),
      page.getByTestId('download-banner'),
      page.getByTestId('share-banner').getByRole('link'),
    ],
  },
  {
    path: '/share/season?id=40019',
    opens: 'movie/40019',
    buttons: (page) => [
      page.getByTestId('player').getByRole('link', { name: dramaTexts.openApp }),
      page.getByTestId('open-app'),
      page.getByTestId('download-banner'),
    ],
  },
  {
    path: '/share/sheetSquare?categoryId=9002',
    opens: 'ablum/9002',
    buttons: (page) => [link(page, albumTexts.banner)],
  },
  {
    path: '/next/navigation?id=701',
    opens: 'home',
    buttons: (page) => [page.getByTestId('jump-to-app')],
  },
  {
    path: '/share_open/short_video/0077',
    opens: 'short_video/0077',
    buttons: (page) => [link(page, openAppTexts.openNow)],
  },
  { path: '/download', opens: 'home', buttons: (page) => [link(page, downloadTexts.openApp)] },
  {
    path: '/dddown',
    opens: 'home',
    buttons: (page) => [link(page, downloadTexts.openApp)],
    brand: { app: { scheme: 'ddsp', androidPackage: 'example.ddsp.video' }, query: '?ct=ipad_ddsp' },
  },
];

const BY_NAME = { ...USER_AGENTS, miniProgram: HOST_AGENTS.miniProgram } as const;
/**
 * On the first two agents every button of every page is tapped, on the others one, because blocking does not
 * depend on the button.
 */
const AGENTS: ReadonlyArray<readonly [name: keyof typeof BY_NAME, isBlocked: boolean, pages: number]> = [
  ['wechat', true, PAGES.length],
  ['chromeAndroid', false, PAGES.length],
  ['qq', true, 1],
  ['weibo', true, 1],
  ['alipay', true, 1],
  ['miniProgram', true, 1],
  ['safari', false, 1],
  ['desktop', false, 1],
];

const LATER = Date.parse('2031-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

for (const [name, isBlocked, pages] of AGENTS) {
  test.describe(name, () => {
    test.use({ userAgent: BY_NAME[name] });

    test(`[A-019][A-040] ${pages > 1 ? 'every open button' : 'an open button'} ${isBlocked ? 'shows the hint and goes nowhere' : 'tries the app and shows no hint'}`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const addresses = await catchAppLinks(page);
      const hint = page.getByTestId('arrow-hint');
      await page.clock.install();
      for (const [index, { path, opens, buttons, brand }] of PAGES.slice(0, pages).entries()) {
        await page.clock.resume();
        await openPage(page, path);
        // Stop the clock so that the fallback after 4 s does not start between two buttons.
        await page.clock.pauseAt(LATER + index * HOUR_MS);
        addresses.length = 0;
        const fallback = `${baseURL}/download${brand?.query ?? new URL(path, baseURL).search}`;
        const { app = MAIN_APP } = brand ?? {};
        const wanted =
          name === 'chromeAndroid' ? intentUrl(opens, fallback, app) : `${app.scheme}://${opens}?source=h5`;
        for (const button of pages > 1 ? buttons(page) : buttons(page).slice(1, 2)) {
          await button.click();
          if (isBlocked) {
            await expect(hint).toBeVisible();
            await hint.getByRole('button', { name: commonTexts.know }).click();
          } else {
            await expect.poll(() => addresses, { message: `${path} ${button}` }).toEqual([wanted]);
            addresses.length = 0;
            // Play that the app opened, which cancels the fallback before the next button.
            await page.evaluate(() => window.dispatchEvent(new Event('blur')));
          }
          await expect(hint).toHaveCount(0);
        }
        expect(addresses, path).toEqual([]);
      }
    });
  });
}

test.describe('in a mini-program', () => {
  test.use({ userAgent: HOST_AGENTS.miniProgram });

  test(
    '[A-040][C-040] in a mini-program the link is copied, and dramas open in the page',
    journey({
      'in a mini-program, whose menu has no browser, the link of the page is copied': async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        // Like Android web views, which have no navigator.share.
        await addScript(page, () => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
        });
        await openPage(page, '/share/drama?dramaId=40001&from=friend');
        await expect(page).toHaveURL(/ct=web_applet/);
        await page.getByTestId('open-app').tap();
        const hint = page.getByTestId('arrow-hint');
        await expect(hint).toContainText(openHintTexts.paste);
        await expect(hint).not.toContainText(openHintTexts.corner);
        // No universal link either: WeChat shows its own refusal page for those.
        await expect(hint.getByRole('link')).toHaveCount(0);
        await hint.getByRole('button', { name: shareAppTexts.copy }).tap();
        await expectToast(page, openHintTexts.copied);
        // A plain browser must not act as the mini-program named in the address.
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(new URL('/share/drama?dramaId=40001&from=friend', page.url()).href);
      },
      'the dramas of a topic open in the page': async ({ page }) => {
        const addresses = await catchAppLinks(page);
        await openPage(page, '/next/navigation?id=701');
        await expect(page).toHaveURL(/ct=web_applet/);
        await page.getByTestId('play-icon').first().tap();
        await expect(page).toHaveURL(/\/share\/drama\?dramaId=\d+/);
        expect(addresses).toEqual([]);
      },
    }),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A-033][A-041][A-074] title, cover, intro and download link are on each shared page', async ({
    page,
  }) => {
    const title = '第七封证词';
    for (const path of ['/share/season?id=40001', '/share/drama?dramaId=40001']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('img', { name: `${title} 海报` })).toBeVisible();
      await expect(page.getByText('一桩沉寂十一年的失踪案')).toBeVisible();
      await expect(page.getByTestId('download-banner')).toHaveAttribute('href', '/download');
    }
    await page.goto('/share/sheetSquare?categoryId=9002');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByTestId('album-fan').locator('img').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/共 \d+ 部/);
    await expect(link(page, albumTexts.download)).toHaveAttribute('href', '/download');
  });
});

test('[A-074] every share, open-app, download and navigation page and its calls answer a visitor without a token', async ({
  page,
}) => {
  const answered: string[] = [];
  const faults: string[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const { token, authentication } = request.headers();
    answered.push(pathname);
    if (response.status() !== 200 || token || authentication)
      faults.push(`${pathname} ${response.status()} ${token ?? authentication ?? ''}`);
  });
  for (const path of [
    ...PAGES.map((each) => each.path),
    '/share/app',
    '/share/goapp',
    '/share_open/season/1001',
    '/share_open/movie/40019',
    '/share_open/ablum/9002',
    '/next/navigation?id=702',
    '/download/android',
    '/guideLuoDi',
    '/kolDownload',
    '/keyword/8888',
  ]) {
    const answer = page.waitForResponse((response) => response.url().endsWith(path));
    await openPage(page, path);
    expect((await answer).status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    // Move the mouse and scroll to the end so that the page loads its code and next part.
    await page.mouse.move(200, 210);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    if (path.startsWith('/share/drama')) {
      const episode = page.waitForResponse(/\/api\/app\/drama\/page\?.*episodeSid=3/);
      const link = page.getByTestId('episodes').getByRole('link').nth(2);
      await untilHydrated(link);
      await link.click();
      await episode;
    }
    if (path.startsWith('/share/sheetSquare'))
      await expect.poll(() => answered).toContain('/api/community/album/detail');
    expect(new URL(page.url()).pathname, path).toBe(path.split('?')[0]);
    await expect(page.getByRole('dialog'), path).toHaveCount(0);
  }
  expect(answered).toEqual(
    expect.arrayContaining(['/api/app/drama/page', '/api/community/album/detail', '/api/events']),
  );
  expect(faults).toEqual([]);
});
