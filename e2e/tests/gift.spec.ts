import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { shellTexts } from '@juban/contract/texts/shell';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../lib/axe.ts';
import { buyGifts, claimGift, GIFTS_CALL } from '../lib/gifts.ts';
import { journey } from '../lib/journey.ts';
import { labOf, newPhone } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast, expectToastWith } from '../lib/toasts.ts';

const PAGE = '/vip/reciveThirdVip';
const vouchers = (page: Page) => page.getByTestId('gift');
const voucher = (page: Page, name: string) => vouchers(page).filter({ hasText: name });
const result = (page: Page) => page.getByRole('dialog', { name: giftTexts.resultTitle });
const choices = (page: Page) => page.getByRole('dialog', { name: giftTexts.combos });

test(
  '[A-097][C-020][C-064] gifts are listed, claimed once, and say what is missing',
  journey({
    'loading and empty states are shown; back and levels are one tap away': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ preset: 'member' });
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route(`**${GIFTS_CALL}`, async (route) => {
        await held;
        await route.continue();
      });
      await openPage(page, `${PAGE}?token=${token}`);
      await expect(page).toHaveTitle(/领取会员/);
      await expect(page.getByText(giftTexts.loading)).toBeVisible();
      letGo();
      await expect(page.getByText(giftTexts.empty)).toBeVisible();
      await expect(page.getByText(giftTexts.loading)).toHaveCount(0);
      await expect(page.getByRole('button', { name: commonTexts.back })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('link', { name: shellTexts.levels }).click();
      await expect(page).toHaveURL(/\/vip\/level\/home/);
    },
    'a visitor, or a user whose login has ended, is asked to log in and comes back here': async ({
      page,
    }) => {
      await openPage(page, PAGE);
      await expect(page.getByText(giftTexts.loginTitle)).toBeVisible();
      const login = page.getByRole('main').getByRole('link', { name: commonTexts.login });
      await expect(login).toHaveAttribute('href', /redirect_path=%2Fvip%2FreciveThirdVip/);
      await openPage(page, `${PAGE}?token=1.stale`);
      await expect(page.getByText(commonTexts.notLoggedIn)).toBeVisible();
    },
    'each gift shows name, purchase and deadline; one choice is claimed, and its button and pictures fade':
      async ({ page, request }) => {
        const user = await labOf(request).makeUser({ preset: 'member' });
        await buyGifts(request, user, ['season', 'week', 'year']);
        await openPage(page, `${PAGE}?token=${user.token}`);
        await expect(vouchers(page)).toHaveCount(3);
        const inOrder = await vouchers(page).getByRole('heading').allTextContents();
        const season = voucher(page, 'VIP+ 季卡赠礼');
        await expect(season).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d 购买/);
        await expect(season).toContainText(/本期请在 \d{4}-\d\d-\d\d \d\d:\d\d 前领取/);
        await season.getByRole('button', { name: giftTexts.claim }).click();
        const claimButton = choices(page).getByRole('button', { name: giftTexts.chooseFirst });
        await expect(claimButton).toBeDisabled();
        await choices(page).getByText('青屿茶事').click();
        await expectAccessibleInBothThemes(page);
        await choices(page)
          .getByRole('button', { name: fill(giftTexts.claimChosen, { name: '青屿茶事' }) })
          .click();
        await expectToast(page, giftTexts.claimDone);
        await expect(result(page)).toContainText(fill(giftTexts.taken, { name: '青屿茶事' }));
        await expect(result(page)).toContainText(/下一期 .+ 开放/);
        await expectAccessibleInBothThemes(page);
        await result(page).getByRole('button', { name: commonTexts.close }).click();
        await expect(result(page)).toBeHidden();
        await expect(season.getByRole('button', { name: giftTexts.claimed })).toBeDisabled();
        await expect(season).toContainText(fill(giftTexts.taken, { name: '青屿茶事' }));
        await expect(season).toContainText(/下一期 \d{4}-\d\d-\d\d \d\d:\d\d 开放/);
        await expect(season.locator('img').first()).toHaveCSS('opacity', '0.5');
        // A claimed gift keeps its position, also on the next visit, and opens its result.
        const headings = vouchers(page).getByRole('heading');
        await expect(headings).toHaveText(inOrder);
        await openPage(page, PAGE);
        await expect(headings).toHaveText(inOrder);
        await season.getByRole('button', { name: giftTexts.resultTitle }).click();
        await expect(result(page)).toContainText(fill(giftTexts.taken, { name: '青屿茶事' }));
        await page.keyboard.press('Escape');
        await expect(result(page)).toBeHidden();
        expect(await claimGift(request, user, { type: 'season', choice: 'tea-month' })).toBe('2136');
        await expect
          .poll(() => labOf(request).partnerGrants('tea'))
          .toContainEqual(
            expect.objectContaining({
              account: expect.stringMatching(/^[0-9a-f]{24}$/),
              product: 'tea-coupons-2',
              days: 31,
            }),
          );
        await expectAccessibleInBothThemes(page);
      },
    'a claim made elsewhere meanwhile is reported, and the page shows it': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'member' });
      await buyGifts(request, user, ['year']);
      await openPage(page, `${PAGE}?token=${user.token}&type=HanXiYearDelivery`);
      await expect(choices(page).getByText(/拾光集市全年礼包/)).toBeVisible();
      expect(await claimGift(request, user, { type: 'year', choice: 'run-month' })).toBe('0000');
      await choices(page).getByText('栗弦音乐').click();
      await choices(page)
        .getByRole('button', { name: fill(giftTexts.claimChosen, { name: '栗弦音乐' }) })
        .click();
      await expectToastWith(page, '本期权益已领取');
      await expect(vouchers(page)).toContainText(fill(giftTexts.taken, { name: '潮汐运动' }));
    },
    'an account that the partner does not know is reported, and the card stays': async ({
      page,
      request,
    }) => {
      const user = await labOf(request).makeUser({ preset: 'member', mobile: newPhone('4040') });
      await buyGifts(request, user, ['month']);
      await openPage(page, `${PAGE}?token=${user.token}&type=HanXiMonthDelivery`);
      await choices(page).getByText('栗弦音乐').click();
      await choices(page)
        .getByRole('button', { name: fill(giftTexts.claimChosen, { name: '栗弦音乐' }) })
        .click();
      await expectToast(page, fill(giftTexts.noAccount, { name: '栗弦音乐' }));
      await expect(voucher(page, 'VIP+').getByRole('button', { name: giftTexts.claim })).toBeEnabled();
    },
  }),
);
