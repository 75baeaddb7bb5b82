import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { commonTexts } from '@juban/contract/texts/common';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { partTexts } from '@juban/contract/texts/parts';
import { yearDayText } from '@juban/domain/shanghai-words';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import {
  CAMPAIGN,
  cellsOf,
  DRAW_CALL,
  dialogOf,
  drawAs,
  drawButton,
  HALF_CANVAS,
  makePlayer,
  makePlayerWithDraws,
  makeWinner,
  missionsOf,
  openCampaign,
  RECEIVE_CALL,
  readCampaign,
  USER_CALL,
} from '../lib/campaign.ts';
import { bridgeArgsOf } from '../lib/desktop.ts';
import { CONTACT, SAVE_CALL, submitOf } from '../lib/feedback.ts';
import { callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { expectToast, toastOf } from '../lib/toasts.ts';

test.use({ viewport: HALF_CANVAS });

const resultOf = (page: Page) => page.getByRole('dialog');
const heightOf = async (page: Page, name: string) =>
  (await dialogOf(page, name).evaluate((popup) => Number.parseFloat(getComputedStyle(popup).height))) * 2;

/** Stops the clock; from now on time passes only on request. */
async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
}

function count(page: Page, path: string): { sent: number } {
  const seen = { sent: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.sent += 1;
  });
  return seen;
}

test(
  '[C-073][C-074][C-101][C-106] a draw runs the light, a missing draw says so, and a failed call leaves the page usable',
  journey({
    'the light runs around the grid and ends on the prize that the server drew, once a tap': async ({
      page,
      request,
    }) => {
      const { token } = await makePlayerWithDraws(request);
      await openCampaign(page, token);
      await expect(page.getByTestId('draws-left')).toHaveText(fill(campaignTexts.drawsLeft, { count: 3 }));
      const draws = count(page, DRAW_CALL);
      const answer = page.waitForResponse(`**${DRAW_CALL}`);
      await drawButton(page).tap();
      await expect(page.locator('[data-testid="prize-cell"][data-lit]')).toHaveCount(1);
      await page.getByTestId('draw-board').getByRole('button').tap();
      const { data: prize }: { data: string } = await (await answer).json();
      await expect(resultOf(page)).toBeVisible();
      await expect(page.locator('[data-testid="prize-cell"][data-lit]')).toContainText(prize);
      await expect(page.getByTestId('draws-left')).toHaveText(fill(campaignTexts.drawsLeft, { count: 2 }));
      expect(draws.sent).toBe(1);
    },
    'a draw or claim that fails shows no dialog: the page reads again and can be used again': async ({
      page,
      request,
    }) => {
      for (const [path, tap] of [
        [DRAW_CALL, drawButton],
        [RECEIVE_CALL, (page: Page) => missionsOf(page).first().getByRole('button')],
      ] as const) {
        const user = await makePlayerWithDraws(request);
        await request.post('/lab/api/campaign/progress', { data: { userId: user.id, activityId: 3 } });
        await openCampaign(page, user.token);
        await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'no' }));
        const reads = page.waitForResponse(`**${USER_CALL}`);
        await tap(page).tap();
        await reads;
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('[data-testid="prize-cell"][data-lit]')).toHaveCount(0);
        await expect(tap(page)).not.toHaveAttribute('aria-busy', 'true');
        await page.unroute(`**${path}`);
        const answer = page.waitForResponse(`**${path}`);
        await tap(page).tap();
        expect((await (await answer).json()).code).toBe(200);
      }
    },
    'a share panel that never reports its end blocks nothing: the code comes, and missions are claimed':
      async ({ page, request }) => {
        const { token } = await makePlayer(request, [3]);
        await addScript(page, () => {
          navigator.share = () => {
            Object.assign(window, { isPanelOpen: true });
            return new Promise(() => {});
          };
        });
        await openCampaign(page, token);
        await page.getByRole('button', { name: campaignTexts.share }).tap();
        await expect(page.getByTestId('gift-code')).toBeVisible();
        expect(await page.evaluate(() => Reflect.get(window, 'isPanelOpen'))).toBe(true);
        const again = page.getByRole('button', { name: campaignPageTexts.shareAgain });
        await expect(again).not.toHaveAttribute('aria-busy');
        await missionsOf(page).first().getByRole('button', { name: campaignTexts.receive }).tap();
        await expectToast(page, fill(campaignTexts.drawsAdded, { count: 1 }));
      },
    'a sharer’s code is entered in the game, which says what it gives, and then shows as used': async ({
      page,
      request,
    }) => {
      const { token } = await makePlayer(request);
      await request.post(RECEIVE_CALL, { headers: { token }, data: { activityId: 9 } });
      await openCampaign(page, token);
      const gift = page.getByTestId('gift-code');
      const { giftCode } = await readCampaign(request);
      await expect(gift).toContainText(giftCode.where);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);
      const code = await gift.locator('strong').innerText();
      const opened = page.waitForEvent('popup');
      await gift.getByRole('link', { name: campaignPageTexts.redeem }).tap();
      const game = await opened;
      const enter = async (text: string) => {
        await game.getByRole('textbox').fill(text);
        await game.getByRole('button', { name: '兑换' }).tap();
      };
      const slip = (code.startsWith('2') ? '3' : '2') + code.slice(1);
      await enter(slip);
      await expect(game.getByRole('status')).toHaveText('没有兑换成功');
      await expect(game.getByText('礼包码输入有误，请核对后再试')).toBeVisible();
      await enter(code.toLowerCase().replaceAll('-', ' '));
      await expect(game.getByRole('status')).toHaveText('兑换成功');
      await expect(game.getByText(giftCode.gives)).toBeVisible();
      await enter(code);
      await expect(game.getByText('这个礼包码已经用过了')).toBeVisible();
      await openCampaign(page, token);
      await expect(gift).toContainText(campaignPageTexts.codeUsed);
      await expect(gift.getByRole('link')).toHaveCount(0);
    },
    'with no draws left no call is made, and the toast stays 1.5 s': async ({ page, request }) => {
      const { token } = await makePlayer(request);
      await openCampaign(page, token);
      const draws = count(page, DRAW_CALL);
      await stopClock(page);
      await drawButton(page).tap();
      await expectToast(page, campaignPageTexts.noDraws);
      await page.clock.runFor(1_400);
      await expect(toastOf(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(toastOf(page)).toHaveCount(0);
      expect(draws.sent).toBe(0);
    },
  }),
);

test.describe('with reduced motion', () => {
  test(
    '[C-032][C-034][C-073][C-075] with reduced motion a draw shows its prize at once, each result has its dialog, and my prizes lists them',
    journey({
      'the drawn prize is lit at once': async ({ page, request }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { token } = await makePlayerWithDraws(request);
        await drawAs(page, '20 元购物卡');
        await openCampaign(page, token);
        await drawButton(page).tap();
        await expect(resultOf(page)).toBeVisible();
        await expect(cellsOf(page).filter({ hasText: '20 元购物卡' })).toHaveAttribute('data-lit', 'true');
      },
      'days and thanks only close, a sent prize leads to the service, and each dialog has the height of the canvas':
        async ({ page, request }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          const { token } = await makePlayerWithDraws(request);
          await openCampaign(page, token);
          const draw = async (prize: string) => {
            await page.unroute(`**${DRAW_CALL}`);
            await drawAs(page, prize);
            await drawButton(page).tap();
            await expect(resultOf(page)).toBeVisible();
          };
          await draw('7 天视频 VIP');
          await expect(resultOf(page)).toContainText(fill(campaignTexts.wonPrize, { prize: '7 天视频 VIP' }));
          await expect(resultOf(page)).toContainText(campaignTexts.credited);
          expect(await heightOf(page, campaignTexts.congratulations)).toBe(520);
          await expectAccessibleInBothThemes(page);
          await resultOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
          await expect(resultOf(page)).toBeHidden();
          await draw('谢谢参与');
          expect(await heightOf(page, campaignTexts.noPrize)).toBe(485);
          await expect(resultOf(page).getByRole('button')).toHaveCount(1);
          await resultOf(page).getByRole('button', { name: commonTexts.confirm }).tap();
          await draw('掌机续航增强版');
          expect(await heightOf(page, campaignTexts.congratulations)).toBe(685);
          await resultOf(page).getByRole('button', { name: commonTexts.know }).tap();
          await expect(resultOf(page)).toBeHidden();
        },
      'a prize that support sends leads to the feedback form, filled in from the draw number alone': async ({
        page,
        request,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { token, ask } = await makeWinner(request);
        await openCampaign(page, token);
        await drawAs(page, ask.name);
        await drawButton(page).tap();
        await resultOf(page).getByRole('link', { name: campaignTexts.contactService }).tap();
        await expect(page).toHaveURL(new RegExp(`/next/feedback\\?draw=${ask.id}$`));
        const words = { prize: ask.name, drawNo: ask.drawNo, day: yearDayText(ask.createTime) };
        await expect(page.getByTestId('asked-prize')).toContainText(
          `${ask.name}${feedbackTexts.prizeMark}${fill(feedbackTexts.prizeDraw, words)}`,
        );
        await expect(page.getByRole('textbox', { name: feedbackTexts.contentLabel })).toHaveValue(
          fill(feedbackTexts.prizeWords, words),
        );
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 430]);
        await page.getByLabel(feedbackTexts.contactLabel).fill(CONTACT);
        const sent = page.waitForRequest(SAVE_CALL);
        await submitOf(page).tap();
        expect((await sent).postDataJSON()).toMatchObject({ drawId: ask.id });
        await expectToast(page, feedbackTexts.received);
        await openPage(page, '/next/feedback/mine');
        await expect(page.getByRole('article')).toContainText(feedbackTexts.prizeMark);
        // A draw of another user or an invented one fills in nothing.
        await openPage(page, '/next/feedback?draw=shandian-999999');
        await expect(page.getByText(feedbackTexts.prizeMissing)).toBeVisible();
        await expect(page.getByRole('textbox', { name: feedbackTexts.contentLabel })).toHaveValue('');
      },
      'a chat with customer service opens in a new tab, for a drawn prize and for each in my prizes': async ({
        page,
        request,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const chat = 'https://work.weixin.qq.com/kfid/kfc0ffee';
        const { token, ask } = await makeWinner(request);
        // Renders the page as with content that offers a chat.
        await page.route(`**${CAMPAIGN}*`, async (route) => {
          const answer = await route.fetch();
          const { 'content-security-policy': _policy, ...headers } = answer.headers();
          const body = (await answer.text()).replaceAll('"/next/feedback"', `"${chat}"`);
          await route.fulfill({ response: answer, headers, body });
        });
        await openCampaign(page, token);
        await drawAs(page, ask.name);
        await drawButton(page).tap();
        const link = page.getByRole('dialog').getByRole('link', { name: campaignTexts.contactService });
        await expect(link).toHaveAttribute('href', chat);
        await page
          .context()
          .route('https://work.weixin.qq.com/**', (route) => route.fulfill({ body: 'chat' }));
        const opened = page.waitForEvent('popup');
        await link.tap();
        expect((await opened).url()).toBe(chat);
        await resultOf(page).getByRole('button', { name: commonTexts.know }).tap();
        await page.getByRole('button', { name: campaignTexts.myPrizes }).tap();
        await expect(link.first()).toHaveAttribute('href', chat);
      },
      'my prizes lists what was won, and says when there is nothing yet': async ({ page, request }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const { token } = await makePlayer(request);
        await openCampaign(page, token);
        const prizes = dialogOf(page, campaignTexts.myPrizes);
        const held = Promise.withResolvers<void>();
        await page.route('**/gamelottery/record*', (route) => held.promise.then(() => route.continue()), {
          times: 1,
        });
        await page.getByRole('button', { name: campaignTexts.myPrizes }).tap();
        await expect(prizes).toContainText(partTexts.loading);
        held.resolve();
        await expect(prizes).toContainText(campaignTexts.noPrizes);
        expect(await heightOf(page, campaignTexts.myPrizes)).toBe(800);
        await prizes.getByRole('button', { name: commonTexts.close }).tap();
        const won = ['1 天视频 VIP', '50 元购物卡'].map((name, drawNo) => ({
          _id: `d${drawNo}`,
          lotteryDrawItemId: { _id: name, name, picture: '/content/demo/art/prizes/vip-gold.svg' },
          drawNo,
          createTime: Date.parse('2023-05-20T12:00:00+08:00'),
        }));
        await page.route('**/gamelottery/record*', (route) =>
          route.fulfill({ json: { code: 200, msg: '', data: won } }),
        );
        await page.getByRole('button', { name: campaignTexts.myPrizes }).tap();
        const rows = prizes.getByRole('listitem');
        await expect(rows).toHaveText([/1 天视频 VIP2023年5月20日已到账/, /50 元购物卡.*联系客服/]);
        await expectAccessibleInBothThemes(page);
      },
    }),
  );
});

test('[C-074][C-106] sharing in the app claims once, opens its panel with title, text and link, and shows the code of the server', async ({
  page,
  request,
}) => {
  const { token } = await makePlayer(request);
  await playHost(page, USER_AGENTS.android, {
    kind: 'hostObject',
    answers: {
      getAppInfo: { clientType: 'Android', clientVersion: '6.0.0' },
      getToken: token,
      share: 'shared',
    },
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Like the app's web view, which has no window.open.
  await addScript(page, () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openPage(page, CAMPAIGN);
  await expect(drawButton(page)).toContainText('剩');
  await expect(page.getByTestId('gift-code')).toHaveCount(0);
  const claims = count(page, RECEIVE_CALL);
  await page.getByRole('button', { name: campaignTexts.share }).tap();
  await expect(page.getByTestId('gift-code')).toBeVisible();
  await page.getByRole('button', { name: campaignPageTexts.shareAgain }).tap();
  await expect.poll(async () => (await callsOf(page)).filter((name) => name === 'share')).toHaveLength(2);
  expect(claims.sent).toBe(1);
  const { share } = await readCampaign(request);
  const panels = await bridgeArgsOf(page, 'share');
  expect(panels).toHaveLength(2);
  for (const panel of panels)
    expect(panel).toMatchObject({
      title: share.title,
      text: share.content,
      url: new URL('/download?ct=Android', page.url()).href,
    });
  const own = await (await request.get(USER_CALL, { headers: { token } })).json();
  await expect(page.getByTestId('gift-code')).toContainText(own.data.giftCode);
  await openPage(page, CAMPAIGN);
  await expect(page.getByTestId('gift-code')).toContainText(own.data.giftCode);
  expect(claims.sent).toBe(1);
  await stopClock(page);
  await page.getByRole('button', { name: campaignTexts.copy, exact: true }).tap();
  await expectToast(page, campaignTexts.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(own.data.giftCode);
  await page.clock.runFor(900);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toastOf(page)).toHaveCount(0);
  const other = await makePlayer(request);
  await request.post(RECEIVE_CALL, { headers: { token: other.token }, data: { activityId: 9 } });
  const friend = await (await request.get(USER_CALL, { headers: { token: other.token } })).json();
  expect(friend.data.giftCode).not.toBe(own.data.giftCode);
  await page.context().clearPermissions();
});
