import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { partTexts } from '@juban/contract/texts/parts';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { hallOf, listOf, playGames } from '../lib/hall.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { dragFingers } from '../lib/touch.ts';

test.use({ viewport: { width: 375, height: 667 } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '[A-044] without JavaScript a visitor reads the featured games, the first chart and the categories',
    journey({
      'a visitor reads what is featured, the first chart and the games made after dramas': async ({
        page,
        request,
      }) => {
        const { featured, charts, dramaGames, searchHint } = await hallOf(request).home();
        await page.goto('/games/home');
        const slides = page.getByTestId('lead').getByRole('link');
        await expect(slides).toHaveCount(featured.length);
        for (const [at, { gameName, flag, id, picture }] of featured.entries()) {
          await expect(slides.nth(at)).toContainText(gameName);
          await expect(slides.nth(at)).toContainText(flag);
          await expect(slides.nth(at)).toHaveAttribute('href', `/games/detail?id=${id}`);
          await expect(slides.nth(at).locator('img').first()).toHaveAttribute('src', picture);
        }
        const rows = page.getByTestId('charts').getByRole('article');
        expect(await rows.getByRole('heading').allTextContents()).toEqual(
          charts[0]?.games.map(({ gameName }) => gameName),
        );
        for (const { gameName, drama } of dramaGames) {
          await expect(
            page.getByRole('listitem').filter({ hasText: `《${drama.title}》联动` }),
          ).toContainText(gameName);
        }
        await expect(page.getByRole('link', { name: '搜索游戏' })).toContainText(searchHint);
        await expect(page.getByTestId('go-on')).toHaveCount(0);
      },
      'all categories lists games by category': async ({ page, request }) => {
        const { content } = await hallOf(request).list('race');
        await page.goto('/games/home?tab=all&category=race');
        const rail = page.getByRole('navigation', { name: gamesHallTexts.categories });
        await expect(rail.locator('[aria-current]')).toHaveText(['竞速体育']);
        expect(await listOf(page, gamesHallTexts.games).getByRole('heading').allTextContents()).toEqual(
          content.map(({ gameName }) => gameName),
        );
      },
    }),
  );
});

test(
  '[A-044][A-047] the hall is browsed by carousel, charts and categories, and a player continues there',
  journey({
    'the carousel is swiped, and the charts are chosen by tabs': async ({ page, request }) => {
      const { featured, charts } = await hallOf(request).home();
      await openPage(page, '/games/home');
      const slides = page.getByTestId('lead').getByRole('link');
      await expect(slides.first()).toBeInViewport({ ratio: 0.9 });
      await expect(slides.nth(1)).not.toBeInViewport();
      await dragFingers(page, [
        [
          [330, 180],
          [60, 180],
        ],
      ]);
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
      await expect(page.getByTestId('lead').locator('i[data-on]')).toHaveCount(1);
      await expect(page.getByTestId('lead').locator('i').nth(1)).toHaveAttribute('data-on', 'true');
      expect(featured.length).toBeGreaterThan(1);
      for (const { name, games } of charts) {
        await page.getByRole('tab', { name }).tap();
        await expect(page.getByTestId('charts').getByRole('heading', { level: 3 })).toHaveText(
          games.map(({ gameName }) => gameName),
        );
      }
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430, 375]);
    },
    'every category leads to its games, and the list of all grows page by page to its end': async ({
      page,
      request,
    }) => {
      const hall = hallOf(request);
      const { content: categories } = await hall.categories();
      const asked: Array<string | null> = [];
      page.on('request', (sent) => {
        const url = new URL(sent.url());
        if (url.pathname === '/api/games/list') asked.push(url.searchParams.get('cursor'));
      });
      await openPage(page, '/games/home?tab=all');
      const rows = listOf(page, gamesHallTexts.games).getByRole('article');
      const { content, nextCursor } = await hall.list();
      expect(nextCursor).not.toBeNull();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(rows).not.toHaveCount(content.length);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(page.getByText(partTexts.noMore)).toBeVisible();
      const names = await rows.getByRole('heading').allTextContents();
      expect(new Set(names).size).toBe(names.length);
      expect(asked[0]).toBe(nextCursor);
      const [first] = categories;
      if (!first) throw new Error('there are no categories');
      await page.getByRole('link', { name: first.name }).tap();
      await expect(page.getByText(`共 ${first.total} 款`)).toBeVisible();
      await expect(rows).toHaveCount(first.total);
      await openPage(page, '/games/home?tab=all&category=nothing');
      await expect(page.getByText(gamesHallTexts.noCategory)).toBeVisible();
      await expectAccessibleInBothThemes(page);
    },
    'a player continues the last games, and a new player sees where they will be': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/games/home?token=${token}`);
      await expect(page.getByTestId('go-on')).toContainText(gamesHallTexts.noneYet);
      const played = await playGames(page);
      await openPage(page, '/games/home');
      await expect(listOf(page, gamesHallTexts.goOn).locator('b')).toHaveText(played);
      await page.getByRole('link', { name: gamesHallTexts.allRecords }).tap();
      await expect(page).toHaveURL(/\/games\/my\/history$/);
    },
  }),
);
