import { albumTexts } from '@juban/contract/texts/album';
import { appBannerTexts } from '@juban/contract/texts/app-banner';
import { commonTexts } from '@juban/contract/texts/common';
import { partTexts } from '@juban/contract/texts/parts';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { watchShifts } from '../lib/shifts.ts';

const LONG = '9002';
/** Its only drama was taken down. */
const EMPTY = '9005';
const pageOf = (id: string, more = '') => `/share/sheetSquare?categoryId=${encodeURIComponent(id)}${more}`;
const CALL = '/api/community/album/detail';
const PAGE_SIZE = 20;

const rowsOf = (page: Page) => page.getByRole('list', { name: albumTexts.list }).getByRole('article');

interface Item {
  title: string;
  dramaType: string;
  year: number;
  areaList: string[];
  plotTypeList: string[];
  favoriteNum: number;
  recommendInfo: string;
}

async function albumOf(request: APIRequestContext, pageNum = 1) {
  const answer = await request.get(`${CALL}?id=${LONG}&pageNum=${pageNum}&pageSize=${PAGE_SIZE}`);
  const { data }: { data: Record<string, unknown> & { total: number; content: Item[] } } =
    await answer.json();
  return data;
}

/** A second implementation of the counter format: one decimal from ten thousand on, plain below. */
const inTenThousands = (count: number) =>
  count < 10_000 ? `${count}` : `${Math.floor(count / 1_000) / 10}万`;

/** Page numbers that the page requested. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === CALL)
      asked.push(`${url.searchParams.get('pageNum')}/${url.searchParams.get('pageSize')}`);
  });
  return asked;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A-041][A-074] title, counts, the covers of the first page and the ways into the app are all there', async ({
    page,
    request,
  }) => {
    const album = await albumOf(request);
    await page.goto(pageOf(LONG));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(album.title));
    const main = page.getByRole('main');
    for (const text of [
      String(album.subTitle),
      `共 ${album.total} 部`,
      `${inTenThousands(Number(album.favoriteCount))}收藏`,
      `${inTenThousands(Number(album.likeCount))}点赞`,
    ]) {
      await expect(main).toContainText(text);
    }
    const author = page.getByTestId('author');
    await expect(author).toContainText('片场编辑部');
    await expect(author.locator('img')).toHaveAttribute('src', /avatars/);
    await expect(rowsOf(page)).toHaveCount(PAGE_SIZE);
    await expect(rowsOf(page).locator('img[width][height]')).toHaveCount(PAGE_SIZE);
    await expect(page.getByRole('link', { name: albumTexts.banner })).toHaveAttribute(
      'href',
      /^yujian:\/\/ablum\/9002\?/,
    );
    await expect(page.getByRole('link', { name: albumTexts.download })).toHaveAttribute('href', /\/download/);
  });
});

test(
  '[A-041][A-064] a playlist loads page by page, keeps what is shown, and passes aliId on',
  journey({
    'each row shows type, year, areas, plot types, followers in 万 and its recommendation': async ({
      page,
      request,
    }) => {
      const { content } = await albumOf(request);
      await page.goto(pageOf(LONG));
      // Rows are rendered in batches per frame.
      await expect(
        rowsOf(page)
          .nth(content.length - 1)
          .getByRole('heading'),
      ).toBeVisible();
      const shown = await rowsOf(page).allInnerTexts();
      for (const [place, item] of content.entries()) {
        const row = (shown[place] ?? '').replace(/\s+/g, ' ');
        const facts = [item.dramaType, item.year, ...item.areaList].join(' / ');
        const followers = `${inTenThousands(item.favoriteNum)}人在追`;
        for (const text of [item.title, facts, ...item.plotTypeList, followers, item.recommendInfo]) {
          expect(row).toContain(text);
        }
      }
    },
    'the list grows while scrolling, page by page of 20, without gap or repeat': async ({
      page,
      request,
    }) => {
      const asked = watchPages(page);
      await openPage(page, pageOf(LONG));
      const { total, content } = await albumOf(request);
      expect(total).toBeGreaterThan(PAGE_SIZE);
      await expect(async () => {
        await scrollToEnd(page);
        await expect(rowsOf(page)).toHaveCount(total, { timeout: 500 });
      }).toPass();
      const pages = Math.ceil(total / PAGE_SIZE);
      expect(asked).toEqual(Array.from({ length: pages - 1 }, (_, at) => `${at + 2}/${PAGE_SIZE}`));
      const wanted = [...content];
      for (let pageNum = 2; pageNum <= pages; pageNum += 1)
        wanted.push(...(await albumOf(request, pageNum)).content);
      const titles = await rowsOf(page).getByRole('link').allInnerTexts();
      expect(titles).toEqual(wanted.map(({ title }) => title));
      await expect(page.getByText(partTexts.noMore)).toBeVisible();
    },
    'a page that fails keeps what is shown and waits for a tap': async ({ page, request }) => {
      const { total } = await albumOf(request);
      let failing = true;
      await page.route(`**${CALL}?**`, (route) => (failing ? route.abort() : route.continue()));
      await openPage(page, pageOf(LONG));
      const asked = watchPages(page);
      await scrollToEnd(page);
      const retry = page.getByRole('button', { name: partTexts.tryAgain });
      await expect(retry).toBeVisible();
      await expect(rowsOf(page)).toHaveCount(PAGE_SIZE);
      await page.mouse.wheel(0, -400);
      await scrollToEnd(page);
      expect(asked).toHaveLength(1);
      failing = false;
      await retry.tap();
      await expect.poll(() => rowsOf(page).count()).toBe(Math.min(total, 2 * PAGE_SIZE));
      await expect(retry).toHaveCount(0);
    },
    'aliId of the address goes out as the header, and along to each drama': async ({ page }) => {
      await openPage(page, pageOf(LONG, '&aliId=77'));
      await expect(rowsOf(page).first().getByRole('link')).toHaveAttribute('href', /[?&]aliId=77(?:&|$)/);
      const next = page.waitForRequest((request) => new URL(request.url()).pathname === CALL);
      await scrollToEnd(page);
      expect((await (await next).allHeaders()).aliid).toBe('77');
    },
  }),
);

test(
  '[A-041][A-064] a playlist has its social card, says when it is empty, and unknown ids are not found',
  journey({
    'a link shows the social card of the playlist, and its canonical address': async ({
      request,
      baseURL,
    }) => {
      const { title, content } = await albumOf(request);
      const html = await (await request.get(pageOf(LONG, '&aliId=77&ct=Android'))).text();
      for (const tag of [
        `<meta property="og:title" content="${title}"/>`,
        /<meta property="og:description" content="[^"]*共 \d+ 部[^"]*"/,
        new RegExp(`<meta property="og:image" content="${baseURL}/content/[^"]+\\.webp"`),
        `<meta property="og:url" content="${baseURL}${pageOf(LONG)}"/>`,
        `<meta itemprop="name" content="${title}"/>`,
        `<link rel="canonical" href="${baseURL}${pageOf(LONG)}"/>`,
        /<meta name="theme-color"/,
      ]) {
        if (typeof tag === 'string') expect(html.toLowerCase()).toContain(tag.toLowerCase());
        else expect(html).toMatch(tag);
      }
      expect(html).toContain(`<title>${title} - 屿见视频</title>`);
      expect(html).toContain(content[0]?.title);
    },
    'a playlist that lost all its dramas says so from the first byte, and still leads into the app': async ({
      page,
      request,
    }) => {
      const html = await (await request.get(pageOf(EMPTY))).text();
      expect(html).toContain(albumTexts.empty);
      expect(html).toContain('<meta property="og:description" content="北方、冬天和没有寄出的信"/>');
      await openPage(page, pageOf(EMPTY));
      await expect(page.getByText(albumTexts.emptyHint)).toBeVisible();
      await expect(rowsOf(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: appBannerTexts.act })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430]);
    },
    'a hostile id is the not-found page': async ({ request }) => {
      for (const id of HOSTILE) {
        const answer = await request.get(pageOf(id), { maxRedirects: 0 });
        expect(answer.status()).toBe(404);
        const html = await answer.text();
        expect(html).toContain('data-testid="not-found"');
        expect(html).toContain(commonTexts.noContent);
        expect(html).not.toContain('<script>alert');
      }
    },
    'axe finds nothing in either theme, and every phone fits': async ({ page }) => {
      await openPage(page, pageOf(LONG));
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430]);
    },
  }),
);

const HOSTILE = [
  '',
  '0',
  ' ',
  '../9002',
  '<script>alert(1)</script>',
  '//evil.example',
  'javascript:alert(1)',
  "9002' or 1=1",
  'x'.repeat(65),
  'x'.repeat(10_240),
];

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('[A-041] covers come small and modern, and nothing moves while they load', async ({ page }) => {
    const shiftsOf = await watchShifts(page);
    await openPage(page, pageOf(LONG));
    // A browser may reuse the larger copies that the cover fan has already loaded.
    const fanned = await page.getByTestId('album-fan').locator('img').count();
    const rows = rowsOf(page).locator('img');
    await rows.nth(fanned).scrollIntoViewIfNeeded();
    const source = (image: HTMLImageElement) => image.currentSrc;
    await expect.poll(() => rows.nth(fanned).evaluate(source)).toMatch(/-240\.avif$/);
    for (let place = 0; place < fanned; place += 1)
      await expect.poll(() => rows.nth(place).evaluate(source)).toMatch(/-(?:240|480)\.avif$/);
    const moved = (await shiftsOf()).reduce((sum, size) => sum + size, 0);
    expect(moved).toBeLessThan(0.02);
  });
});
