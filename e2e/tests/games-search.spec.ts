import { commonTexts } from '@juban/contract/texts/common';
import { gamesTexts } from '@juban/contract/texts/games';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { listOf, searchFieldOf } from '../lib/hall.ts';
import { journey } from '../lib/journey.ts';
import { failCall, openPage } from '../lib/page.ts';
import { expectTapTarget } from '../lib/tap-target.ts';

test.use({ viewport: { width: 375, height: 667 } });

const suggested = (page: Page) => listOf(page, gamesHallTexts.suggestions).getByRole('link');
const found = (page: Page) => listOf(page, gamesHallTexts.results).getByRole('heading');

/** Types key by key as users do. */
async function type(page: Page, words: string): Promise<void> {
  await searchFieldOf(page).fill('');
  await searchFieldOf(page).pressSequentially(words);
}

async function search(page: Page, words: string): Promise<void> {
  await type(page, words);
  // Until hydration the field is a plain form.
  await expect(page.getByRole('button', { name: `搜索「${words}」` })).toBeVisible();
  await searchFieldOf(page).press('Enter');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A-045] the form searches by itself, and the page stays the same brand’s', async ({ page }) => {
    await page.goto('/games/search?ct=android_jqq&themeMode=dark');
    await searchFieldOf(page).fill('霜刃');
    await searchFieldOf(page).press('Enter');
    await page.waitForURL(/q=/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ ct: 'android_jqq', themeMode: 'dark', q: '霜刃' });
  });
});

test(
  '[A-045] a search suggests and finds games, and keeps what is typed',
  journey({
    'text that is sent with the first key press is searched for': async ({ page }) => {
      await openPage(page, '/games/search');
      await searchFieldOf(page).fill('霜刃');
      await searchFieldOf(page).press('Enter');
      await expect(page).toHaveURL(/[?&]q=%E9%9C%9C%E5%88%83/);
      await expect(found(page)).toHaveText(['霜刃行']);
    },
    'pinyin, initials and a part of the name suggest the game and find it': async ({ page }) => {
      await openPage(page, '/games/search');
      for (const words of ['shuangr', 'srx', '刃行', '霜刃']) {
        await type(page, words);
        await expect(suggested(page).filter({ hasText: '霜刃行' })).toBeVisible();
      }
      await expect(suggested(page).locator('mark').first()).toHaveText('霜刃');
      await searchFieldOf(page).press('Enter');
      await expect(page).toHaveURL(/[?&]q=%E9%9C%9C%E5%88%83$/);
      await expect(found(page)).toHaveText(['霜刃行']);
      await type(page, 'leibaoxiaodui');
      await page.getByRole('button', { name: '搜索「leibaoxiaodui」' }).tap();
      await expect(found(page)).toHaveText(['雷暴小队']);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430, 375]);
      // A new search replaces the previous one.
      await type(page, '邮差');
      await suggested(page).filter({ hasText: '环星邮差' }).tap();
      await expect(page).toHaveURL(/\/games\/detail\?id=\d+$/);
      await expect(page.getByRole('heading', { level: 1, name: '环星邮差' })).toBeVisible();
      await page.goBack();
      await expect(found(page)).toHaveText(['雷暴小队']);
    },
    'text typed during another search stays in the field': async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await openPage(page, '/games/search');
      await page.route('**/api/games/search**', (route) => held.promise.then(() => route.continue()));
      await search(page, '霜刃');
      const go = page.getByRole('button', { name: gamesHallTexts.search, exact: true });
      await expect(go).toHaveAttribute('aria-busy', 'true');
      await type(page, '麻将');
      held.resolve();
      await expect(go).not.toHaveAttribute('aria-busy');
      await expect(searchFieldOf(page)).toHaveValue('麻将');
      await expect(page.getByRole('button', { name: '搜索「麻将」' })).toBeVisible();
    },
  }),
);

test(
  '[A-045] a search keeps its history, and says when nothing was found or it failed',
  journey({
    'earlier searches are offered until they are cleared': async ({ page }) => {
      await openPage(page, '/games/search');
      await expect(page.getByText(gamesHallTexts.noHistory)).toBeVisible();
      for (const words of ['麻将', 'srx', '麻将']) {
        await search(page, words);
        await expect(found(page)).toHaveCount(1);
      }
      await openPage(page, '/games/search');
      const history = listOf(page, gamesHallTexts.history).getByRole('button');
      await expect(history).toHaveText(['麻将', 'srx']);
      await history.nth(1).tap();
      await expect(found(page)).toHaveText(['霜刃行']);
      await expectTapTarget(page.getByRole('button', { name: gamesHallTexts.clearTyped }));
      await page.getByRole('button', { name: gamesHallTexts.clearTyped }).tap();
      await expect(history).toHaveText(['srx', '麻将']);
      await page.getByRole('button', { name: gamesHallTexts.clearHistory }).tap();
      await expect(page.getByText(gamesHallTexts.noHistory)).toBeVisible();
      await openPage(page, '/games/search');
      await expect(page.getByText(gamesHallTexts.noHistory)).toBeVisible();
    },
    'a search that was left before its answer is offered too': async ({ page }) => {
      await openPage(page, '/games/search');
      await page.route('**/api/games/search**', () => undefined);
      await search(page, '霜刃');
      await openPage(page, '/games/search');
      await expect(listOf(page, gamesHallTexts.history).getByRole('button')).toHaveText(['霜刃']);
    },
    'no result says so and offers other games; a failed search is tried again': async ({ page }) => {
      await openPage(page, '/games/search?q=没有这样的游戏');
      await expect(page.getByText('没有找到「没有这样的游戏」')).toBeVisible();
      await expect(page.getByRole('heading', { name: gamesHallTexts.hot })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.route('**/api/games/search**', failCall);
      await search(page, 'srx');
      await expect(page.getByRole('alert')).toContainText(gamesHallTexts.failed);
      await page.unroute('**/api/games/search**');
      await page.getByRole('button', { name: commonTexts.retry }).tap();
      await expect(found(page)).toHaveText(['霜刃行']);
      await openPage(page, `/games/search?q=${'长'.repeat(31)}`);
      await expect(page.getByText(gamesTexts.searchTooLong)).toBeVisible();
    },
  }),
);
