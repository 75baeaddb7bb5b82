import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { hallOf, listOf, playGames } from '../lib/hall.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast, toastOf } from '../lib/toasts.ts';

test.use({ viewport: { width: 375, height: 667 } });

test(
  '[A-047] my games, history and settings belong to the player',
  journey({
    'a visitor is asked to log in and comes back': async ({ page }) => {
      for (const [path, words] of [
        ['/games/my/home', gamesHallTexts.mineLogin],
        ['/games/my/history', gamesHallTexts.historyLogin],
        ['/games/my/setting', gamesHallTexts.settingLogin],
      ] as const) {
        await openPage(page, path);
        await expect(page.getByText(words)).toBeVisible();
        await expect(page.getByRole('link', { name: commonTexts.login })).toHaveAttribute(
          'href',
          `/login?redirect_path=${encodeURIComponent(path)}`,
        );
        await expectAccessibleInBothThemes(page);
      }
    },
    'my games shows what was played and reserved; the history can be cleared, and one game removed from it':
      async ({ page, request }) => {
        const { token } = await labOf(request).makeUser();
        const hall = hallOf(request, token);
        await openPage(page, `/games/my/home?token=${token}`);
        await expect(page.getByText(gamesHallTexts.mineEmpty)).toBeVisible();
        const played = await playGames(page);
        await openPage(page, '/games/my/home');
        await expect(listOf(page, gamesHallTexts.recent).getByRole('heading')).toHaveText(played);
        const { reserved } = await hall.mine();
        await expect(listOf(page, gamesHallTexts.reserved).getByRole('heading')).toHaveText(
          reserved.map(({ gameName }) => gameName),
        );
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 430, 375]);
        await page.getByRole('link', { name: gamesHallTexts.allRecords }).tap();
        const rows = listOf(page, gamesHallTexts.historyList).getByRole('article');
        await expect(rows.getByRole('heading')).toHaveText(played);
        await expect(rows.first()).toContainText('玩过 1 次');
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 430, 375]);
        const [first = '', second = '', ...others] = played;
        await page.getByRole('button', { name: fill(gamesHallTexts.forgetOne, { name: second }) }).tap();
        const one = page.getByRole('dialog', { name: gamesHallTexts.forgetTitle });
        await expect(one).toContainText(second);
        await one.getByRole('button', { name: gamesHallTexts.forget }).tap();
        await expectToast(page, gamesHallTexts.forgotten);
        await expect(rows.getByRole('heading')).toHaveText([first, ...others]);
        expect((await hall.history()).content.map(({ gameName }) => gameName)).toEqual([first, ...others]);
        await expect(page.getByRole('heading', { name: gamesHallTexts.historyOrder })).toBeFocused();
        const clear = page.getByRole('button', { name: gamesHallTexts.clear, exact: true });
        const dialog = page.getByRole('dialog', { name: gamesHallTexts.clearTitle });
        await clear.tap();
        await dialog.getByRole('button', { name: commonTexts.cancel }).tap();
        await expect(dialog).toBeHidden();
        expect((await hall.history()).content).toHaveLength(played.length - 1);
        await clear.tap();
        await dialog.getByRole('button', { name: gamesHallTexts.clear }).tap();
        await expectToast(page, gamesHallTexts.cleared);
        await expect(page.getByText(gamesHallTexts.historyEmpty)).toBeVisible();
        expect((await hall.history()).content).toEqual([]);
        expect((await hall.mine()).reserved).toHaveLength(reserved.length);
      },
    'settings are kept, go back when they could not be saved, and lead to own data': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      const hall = hallOf(request, token);
      await openPage(page, `/games/my/setting?token=${token}`);
      const wifi = page.getByRole('switch', { name: gamesHallTexts.wifiOnly });
      await expect(wifi).toBeChecked();
      // There are no release notifications, so no switch for them.
      await expect(page.getByRole('switch')).toHaveCount(2);
      const saved = page.waitForResponse('**/api/games/setting');
      await page.getByText(gamesHallTexts.wifiOnly).tap();
      await expect(wifi).not.toBeChecked();
      await saved;
      expect((await hall.mine()).setting).toEqual({
        releaseNotice: true,
        wifiOnly: false,
        keepHistory: true,
      });
      await page.route('**/api/games/setting', (route) => route.abort());
      await page.getByText(gamesHallTexts.keepHistory).tap();
      await expect(toastOf(page)).toBeVisible();
      await expect(page.getByRole('switch', { name: gamesHallTexts.keepHistory })).toBeChecked();
      await openPage(page, '/games/my/setting');
      await expect(wifi).not.toBeChecked();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430, 375]);
      await page.getByRole('link', { name: gamesHallTexts.myData }).tap();
      await expect(page).toHaveURL(/\/next\/my-data$/);
    },
  }),
);
