import { checkInTexts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { levelLedgerTexts } from '@juban/contract/texts/level-ledger';
import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { levelRewardTexts } from '@juban/contract/texts/level-rewards';
import { levelUpTexts } from '@juban/contract/texts/level-up';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectTapTarget } from '../lib/tap-target.ts';
import { expectToast } from '../lib/toasts.ts';

/** More than a day, plus the maximum random delay of the page. */
const OVER_A_DAY_MS = 86_405_000;
const button = (page: Page) => page.getByTestId('membership-card').getByTestId('check-in');
/** Background colour of the button, as channels. */
const backgroundOf = (page: Page) =>
  button(page).evaluate((element) =>
    (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
  );
const card = (page: Page, level: number) =>
  page.locator(`[data-testid="reward-card"][data-level="${level}"]`);

test(
  '[B-033][B-061][B-062][B-063][B-111] a check-in changes button, level and ledger, or says why it cannot',
  journey({
    'a check-in shows a message, changes the button and is in the ledger': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 100 });
      await openPage(page, `/vip?ct=Android&token=${token}`);
      await expect(button(page)).toHaveText(checkInTexts.ready);
      expect(new Set(await backgroundOf(page)).size).toBeGreaterThan(1);
      const loadedAgain = Promise.all(
        ['**/api/user/profile', '**/api/vip/level/experience'].map((call) => page.waitForResponse(call)),
      );
      await button(page).tap();
      await loadedAgain;
      const dialog = page.getByRole('alertdialog', { name: checkInTexts.successTitle });
      await expect(dialog).toContainText('101');
      await expect(dialog).toContainText(fill(checkInTexts.gainWithPoints, { gain: 1, points: 10 }));
      await dialog.getByRole('button').click();
      await expect(button(page)).toHaveText(checkInTexts.done);
      await expect(button(page)).toBeDisabled();
      await expect(page.getByTestId('membership-card')).toContainText('101');

      await openPage(page, `/h5/vip/level/detail?token=${token}`);
      await expect(page.getByTestId('top-bar')).toContainText(levelPageTexts.detailTitle);
      const newest = page.getByTestId('ledger-entry').first();
      await expect(newest).toContainText(levelLedgerTexts.source1);
      await expect(newest).toContainText('+1');
      await expect(newest.getByRole('time')).toHaveText(/^\d\d-\d\d \d\d:\d\d$/);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);
    },
    'a check-in that reaches a level shows its card': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 149 });
      await openPage(page, `/next/simple_vip?ct=Android&token=${token}`);
      await button(page).click();
      const risen = page.getByRole('dialog');
      await expect(risen).toContainText('V3');
      await expect(risen).toContainText(fill(checkInTexts.gainWithPoints, { gain: 1, points: 10 }));
      await risen.getByRole('button', { name: levelUpTexts.later }).click();
      await expect(button(page)).toHaveText(checkInTexts.done);
    },
    'without an active membership no call is made: the page says what is needed': async ({
      page,
      request,
    }) => {
      let calls = 0;
      page.on('request', (sent) => {
        if (sent.url().includes('/api/vip/experience/clock')) calls += 1;
      });
      const { token } = await labOf(request).makeUser({ preset: 'expired' });
      await openPage(page, `/vip?ct=Android&token=${token}`);
      await expect(button(page)).toHaveText(checkInTexts.renew);
      const [red, ...others] = await backgroundOf(page);
      expect(others).toEqual([red, red]);
      await button(page).click();
      await expect(page.getByRole('alertdialog')).toContainText(checkInTexts.needsVip);
      expect(calls).toBe(0);
    },
    'a visitor who taps check-in is asked to log in': async ({ page }) => {
      await openPage(page, '/vip/web?ct=web&app_type=web');
      // The web page asks for a login by itself; after that is dismissed, a tap asks again.
      const login = page.getByRole('dialog');
      await expect(login).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(login).toBeHidden();
      await button(page).tap();
      await expect(login).toBeVisible();
    },
    'a failed check-in shows the message of the server': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 100 });
      await openPage(page, `/vip?ct=Android&token=${token}`);
      await page.route('**/api/vip/experience/clock', (route) =>
        route.fulfill({ json: { code: '2120', msg: '今天已经签到过了', data: null } }),
      );
      await button(page).click();
      const dialog = page.getByRole('alertdialog', { name: checkInTexts.failedTitle });
      await expect(dialog).toContainText('今天已经签到过了');
    },
  }),
);

test('[B-061] the purchase pages that stay visible over midnight ask again who may check in', async ({
  page,
  request,
}) => {
  const { token } = await labOf(request).makeUser({ vipDays: 30 });
  await page.clock.install();
  for (const path of ['/vip?ct=Android', '/next/simple_vip?ct=Android']) {
    await openPage(page, `${path}&token=${token}`);
    await expect(button(page)).toHaveText(checkInTexts.ready);
    const asked = page.waitForRequest('**/api/user/profile');
    await page.clock.fastForward(OVER_A_DAY_MS);
    await asked;
  }
});

test(
  '[B-034][B-037][B-088][B-114][B-116] level rewards are claimed once, and a failure keeps the button',
  journey({
    'an empty ledger says so': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      await openPage(page, `/vip/level/detail?token=${token}`);
      await expect(page.getByText(levelLedgerTexts.empty)).toBeVisible();
    },
    'eight cards show their three states; a claim turns its card': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 160 });
      await openPage(page, `/vip/level/rewards?token=${token}`);
      await expect(page.getByTestId('reward-card')).toHaveCount(8);
      await expect(card(page, 4).getByRole('button', { name: levelRewardTexts.view })).toBeEnabled();
      await expect(card(page, 4).getByRole('button', { name: levelRewardTexts.locked })).toBeDisabled();
      await expectTapTarget(card(page, 4).getByRole('button', { name: levelRewardTexts.view }));
      await card(page, 3).getByRole('button', { name: levelRewardTexts.claim }).click();
      await expect(card(page, 3)).toContainText(levelRewardTexts.claimed);
      await expect(card(page, 2).getByRole('button', { name: levelRewardTexts.claim })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);
      const { violations } = await labOf(request).verify();
      expect(violations).toEqual([]);
    },
    'a claim makes both calls, the medal first, and the second changes nothing more': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 60 });
      await openPage(page, `/vip/level/rewards?token=${token}`);
      const calls: Array<readonly [path: string, body: unknown]> = [];
      page.on('request', (sent) => {
        if (sent.method() === 'POST' && /medals|reward/.test(sent.url()))
          calls.push([new URL(sent.url()).pathname, sent.postDataJSON()]);
      });
      await card(page, 2).getByRole('button', { name: levelRewardTexts.claim }).click();
      await expect(card(page, 2)).toContainText('已得 V2 会员勋章');
      await expectToast(page, '领取成功，会员 3 天已到账');
      expect(calls).toEqual([
        ['/api/users/medals/vip', { durationDays: 3, level: 2 }],
        ['/api/vip/level/reward', { level: 2, received: 1 }],
      ]);
      await expect(page.getByTestId('medal')).toHaveText(/^V2 会员勋章至 \d{4}-\d\d-\d\d$/);
      await card(page, 3).getByRole('button', { name: levelRewardTexts.view }).click();
      await expect(page.getByRole('alertdialog')).toContainText('会员 5 天');
    },
    'reward code 9999 shows its message, or a general one without a message': async ({ page, request }) => {
      for (const [msg, shown] of [
        ['系统繁忙', '系统繁忙'],
        ['', levelRewardTexts.failed],
      ] as const) {
        const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 60 });
        await openPage(page, `/vip/level/rewards?token=${token}`);
        await page.route('**/api/users/medals/vip', (route) =>
          route.fulfill({ json: { code: '9999', msg, data: null } }),
        );
        await card(page, 2).getByRole('button', { name: levelRewardTexts.claim }).click();
        await expectToast(page, shown);
        await expect(card(page, 2).getByRole('button', { name: levelRewardTexts.claim })).toBeEnabled();
      }
    },
  }),
);
