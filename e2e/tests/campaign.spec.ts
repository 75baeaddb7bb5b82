import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import {
  CAMPAIGN,
  cellsOf,
  dialogOf,
  drawButton,
  HALF_CANVAS,
  makePlayer,
  missionsOf,
  oneTimeCardsOf,
  openCampaign,
  readCampaign,
  USER_CALL,
} from '../lib/campaign.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

test.use({ viewport: HALF_CANVAS });

const GRID = [
  /30 天视频 VIP/,
  /掌机续航增强版/,
  /50 元购物卡/,
  /1 天视频 VIP/,
  campaignTexts.draw,
  /7 天视频 VIP/,
  /20 元购物卡/,
  /谢谢参与/,
  /6 元充值代金券/,
];

test(
  '[C-004][C-030][C-031][C-032][C-033][C-034][C-073] a visitor sees the whole campaign and is asked to log in for every action',
  journey({
    'both addresses show everything of the campaign to a visitor': async ({ page, request }) => {
      for (const path of [CAMPAIGN, '/vip/activity/shandian']) {
        const campaign = await readCampaign(request);
        await openPage(page, `${path}?id=0031`);
        await expect(page.getByText(campaignTexts.loginPrompt)).toBeVisible();
        await expect(page.getByRole('link', { name: campaignTexts.download })).toHaveAttribute(
          'href',
          '/games/detail?id=0031',
        );
        await expect(oneTimeCardsOf(page)).toHaveText([
          /^1 天视频 VIP新用户注册/,
          /^3 个月视频 VIP累计充值满 88/,
        ]);
        await expect(cellsOf(page)).toHaveCount(8);
        await expect(page.getByTestId('draw-board').getByRole('listitem')).toHaveText(GRID);
        await expect(missionsOf(page)).toHaveCount(6);
        for (const [place, { title, info, tip, draws }] of campaign.missions.slice(2, 8).entries()) {
          const row = missionsOf(page).nth(place);
          for (const text of [title, info, tip, `+${draws}`]) await expect(row).toContainText(text);
        }
        const rules = page.getByRole('region', { name: campaignTexts.rulesTitle });
        for (const text of [
          '仅限安卓用户',
          '视为放弃',
          '自动到账',
          '联系客服',
          /\d{4}年\d+月\d+日 至 \d{4}年/,
        ])
          await expect(rules).toContainText(text);
        await expect(rules).not.toContainText('{');
      }
    },
    'axe finds nothing in light and dark, every width fits, and the odds are published': async ({
      page,
      request,
    }) => {
      const { fairness } = await readCampaign(request);
      await openPage(page, CAMPAIGN);
      await page.getByText(campaignTexts.oddsTitle).tap();
      await expect(page.getByRole('row', { name: /谢谢参与/ })).toContainText('58.39%');
      await expect(page.getByText(fairness.seedHash)).toBeVisible();
      await expect(page.getByText(campaignTexts.seedLater)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430]);
    },
    'a draw, a claim, the prizes and sharing ask a visitor to log in, and lead back': async ({ page }) => {
      await openPage(page, CAMPAIGN);
      const dialog = dialogOf(page, campaignTexts.loginFirst);
      const controls = [
        drawButton(page),
        oneTimeCardsOf(page).first().getByRole('button'),
        missionsOf(page).last().getByRole('button'),
        page.getByRole('button', { name: campaignTexts.myPrizes }),
        page.getByRole('button', { name: campaignTexts.share }),
      ];
      for (const control of controls) {
        await control.tap();
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: commonTexts.cancel }).tap();
        await expect(dialog).toBeHidden();
      }
      await drawButton(page).tap();
      expect(await dialog.evaluate((popup: HTMLElement) => popup.offsetHeight * 2)).toBe(350);
      await expectAccessibleInBothThemes(page);
      await dialog.getByRole('button', { name: commonTexts.toLogin }).tap();
      await expect(page).toHaveURL(/\/login\?redirect_path=%2Fvip%2Factivity%2FgamesActivity/);
    },
    'an address without a game leads to the game of the campaign': async ({ page, request }) => {
      const { game } = await readCampaign(request);
      for (const query of ['', '?id=']) {
        await openPage(page, `${CAMPAIGN}${query}`);
        await expect(page.getByRole('link', { name: campaignTexts.download })).toHaveAttribute(
          'href',
          `/games/detail?id=${game.id}`,
        );
      }
    },
    'an unknown token is treated as a visitor': async ({ page }) => {
      await openPage(page, `${CAMPAIGN}?token=nobody`);
      await expect(page.getByText(campaignTexts.loginPrompt)).toBeVisible();
    },
  }),
);

test(
  '[C-004][C-030][C-052][C-072] a player is greeted, claims what missions give once, and can read progress again',
  journey({
    'a nickname of six characters stays whole, one of seven is cut': async ({ page, request }) => {
      for (const [nickName, shown] of [
        ['追剧不睡觉呀', '追剧不睡觉呀'],
        ['追剧不睡觉呀呀', '追剧不睡觉呀…'],
      ] as const) {
        const { token } = await makePlayer(request, [], { nickName });
        await openCampaign(page, token);
        const welcome = fill(campaignTexts.welcome, { name: shown });
        await expect(page.getByText(welcome, { exact: true })).toBeVisible();
      }
    },
    'what missions give is claimed once, shown, and the user information is read again': async ({
      page,
      request,
    }) => {
      const { token } = await makePlayer(request, [1, 2, 3, 7, 8]);
      await openCampaign(page, token);
      const [first, second] = [oneTimeCardsOf(page).first(), oneTimeCardsOf(page).last()];
      for (const [card, prize] of [
        [first, '1 天视频 VIP'],
        [second, '3 个月视频 VIP'],
      ] as const) {
        await card.getByRole('button', { name: campaignTexts.receive }).tap();
        const result = dialogOf(page, campaignTexts.congratulations);
        await expect(result).toContainText(fill(campaignTexts.wonPrize, { prize }));
        await result.getByRole('button', { name: commonTexts.confirm }).tap();
        await expect(card.getByRole('button', { name: campaignTexts.received })).toBeDisabled();
      }
      for (const [id, count] of [
        [3, 1],
        [7, 2],
        [8, 3],
      ] as const) {
        const button = missionsOf(page)
          .nth(id - 3)
          .getByRole('button');
        await button.tap();
        await expectToast(page, fill(campaignTexts.drawsAdded, { count }));
        await expect(button).toHaveText(campaignTexts.received);
        await expect(button).toBeDisabled();
      }
      await expect(page.getByTestId('draws-left')).toHaveText(fill(campaignTexts.drawsLeft, { count: 6 }));
    },
    'what is not reached cannot be claimed, and a second tap claims nothing more': async ({
      page,
      request,
    }) => {
      const { token } = await makePlayer(request, [3]);
      await openCampaign(page, token);
      await expect(
        missionsOf(page).nth(5).getByRole('button', { name: campaignTexts.notReached }),
      ).toBeDisabled();
      await expect(oneTimeCardsOf(page).first().getByRole('button')).toHaveText(campaignTexts.notReached);
      const claims: string[] = [];
      let letGo = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/shandian/receive', async (route) => {
        claims.push(route.request().postData() ?? '');
        await held;
        await route.continue();
      });
      const button = missionsOf(page).first().getByRole('button', { name: campaignTexts.receive });
      await button.tap();
      await button.tap();
      letGo();
      await expectToast(page, fill(campaignTexts.drawsAdded, { count: 1 }));
      expect(claims).toEqual(['{"activityId":3}']);
    },
    'progress that could not be read can be read again with a tap': async ({ page, request }) => {
      const { token } = await makePlayer(request, [3]);
      await page.route(`**${USER_CALL}`, (route) =>
        route.fulfill({ status: 500, json: { code: '5000', msg: '', data: null } }),
      );
      await openPage(page, `${CAMPAIGN}?token=${token}`);
      const again = page.getByRole('button', { name: campaignPageTexts.userFailed });
      await expect(again).toBeVisible();
      await page.unroute(`**${USER_CALL}`);
      const held = Promise.withResolvers<void>();
      await page.route(`**${USER_CALL}`, (route) => held.promise.then(() => route.continue()));
      await again.tap();
      await expect(again).toHaveAttribute('aria-busy', 'true');
      held.resolve();
      await expect(
        missionsOf(page).first().getByRole('button', { name: campaignTexts.receive }),
      ).toBeEnabled();
    },
  }),
);
