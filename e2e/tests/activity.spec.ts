import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { unionTexts } from '@juban/contract/texts/union';
import { expect, test } from '@playwright/test';
import {
  activityOf,
  claimAndRead,
  confirmOf,
  giftOf,
  INFO_CALL,
  makeActivityBuyer,
  noticeOf,
  openActivity,
  openClaimDialog,
  pathOf,
  REWARD_CALL,
  readNotice,
  rowOf,
  tallyOf,
} from '../lib/activity.ts';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { newPhone } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';
import { bindByPhone, bindForm } from '../lib/union.ts';

const VARIANTS = ['activity', 'double11', 'new-year', '51', '101', '618'];
const maskOf = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;

test(
  '[C-021][C-022][C-024][C-025][C-026][C-029] every variant is shown from its data: title, pictures, groups, rules, gift and the note of the vendor',
  journey({
    'every variant has its own title, pictures, groups and rules': async ({ page, request }) => {
      const looks = new Set<string>();
      for (const name of VARIANTS) {
        const activity = await activityOf(request).definition(name);
        const { title, titleKey, banner, timeImage, groups, rules, realItem, theme } = activity;
        await openPage(page, pathOf(name));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title + titleKey);
        await expect(page).toHaveTitle(new RegExp(`^${title}${titleKey} - `));
        const picture = page.getByTestId('activity-banner').locator('img');
        await expect(picture).toHaveAttribute('src', banner.src);
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        await expect(page.getByTestId('activity-time').locator('img')).toHaveAttribute('src', timeImage.src);
        await expect(page.getByTestId('activity-time')).toContainText(
          /\d{4}\.\d\d\.\d\d 至 \d{4}\.\d\d\.\d\d/,
        );
        const shown = page.getByTestId('reward-group');
        await expect(shown).toHaveCount(groups.length);
        for (const [place, { conditionDesc, selectRuleDesc }] of groups.entries()) {
          await expect(shown.nth(place).getByRole('heading')).toHaveText(decodeURIComponent(conditionDesc));
          await expect(shown.nth(place).locator('header')).toContainText(selectRuleDesc);
        }
        await expect(page.getByTestId('activity-rules').getByRole('listitem')).toHaveCount(rules.length);
        await expect(giftOf(page)).toHaveCount(realItem ? 1 : 0);
        if (realItem) {
          await expect(giftOf(page)).toContainText(fill(activityTexts.realTag, { winners: 300 }));
          await expect(giftOf(page)).toContainText(realItem.shipping);
          await expect(page.getByTestId('activity-rules')).toContainText(/300 位.*15 个工作日内/s);
        } else await expect(page.getByRole('main')).not.toContainText(/500 位|抽取/);
        looks.add([banner.src, timeImage.src, theme.page].join());
      }
      expect(looks.size).toBe(VARIANTS.length);
      expect((await activityOf(request).definition('51')).realItem).toBeNull();
    },
    'the new-year version has four rules, and the note of the vendor on iOS only': async ({
      page,
      request,
    }) => {
      const { iosNote } = await activityOf(request).definition('new-year');
      await openPage(page, `${pathOf('new-year')}?ct=ios_rrsp_jzsp`);
      const rules = page.getByTestId('activity-rules').getByRole('listitem');
      await expect(rules).toHaveText([/^领取截止/, /^领取条件/, /^第三方会员/, /3 年.*一次/]);
      await expect(page.getByText(iosNote)).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390, 430]);
      await openPage(page, `${pathOf('new-year')}?ct=Android`);
      await expect(page.getByTestId('vendor-note')).toHaveCount(0);
    },
    'a visitor sees that a reward is out of stock, and is asked to log in to claim another': async ({
      page,
      request,
    }) => {
      const calls = activityOf(request);
      const soldOut = await calls.item('double11', ({ stock }) => stock === 0);
      const there = await calls.item('double11', ({ stock }) => stock > 0);
      await openPage(page, pathOf('double11'));
      await rowOf(page, soldOut).click();
      await expectToast(page, activityTexts.itemNotEnough);
      await expect(noticeOf(page)).toHaveCount(0);
      await rowOf(page, there).click();
      await expect(noticeOf(page)).toContainText(commonTexts.loginFirst);
    },
  }),
);

test(
  '[C-022][C-027][C-029][C-051][C-070][C-071][C-100] a reward is confirmed with its account and claimed once, and failures are shown',
  journey({
    'a reward is confirmed with its account and claimed once; the other rewards say why they cannot be claimed':
      async ({ page, request }) => {
        const claimer = await makeActivityBuyer(request, 31, 'double11');
        const calls = activityOf(request, claimer.token);
        const { curBuyDays } = await calls.info('double11');
        const first = await calls.item(
          'double11',
          ({ needDays, stock }) => needDays <= curBuyDays && stock > 0,
        );
        const [soldOut, far] = [
          await calls.item('double11', ({ stock }) => stock === 0),
          await calls.item('double11', ({ needDays, stock }) => needDays > curBuyDays && stock > 0),
        ];
        await openActivity(page, 'double11', claimer);
        await expect(tallyOf(page)).toContainText(fill(activityTexts.bought, { days: curBuyDays }));
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 390, 430]);
        await expect(rowOf(page, soldOut)).toContainText(fill(activityTexts.left, { count: 0 }));
        for (const [item, label] of [
          [soldOut, activityTexts.itemNotEnough],
          [far, activityTexts.itemNoCondition],
        ] as const) {
          await expect(rowOf(page, item).getByRole('button', { name: label })).toBeDisabled();
          await rowOf(page, item).click();
          await expectToast(page, label);
        }
        await openClaimDialog(page, first);
        await expect(confirmOf(page)).toContainText(maskOf(claimer.mobile));
        await expect(confirmOf(page).getByRole('button', { name: activityTexts.replace })).toBeVisible();
        await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
        const notice = await claimAndRead(page);
        expect(notice).toContain(activityTexts.claimDone);
        expect(notice).toContain(first.goodsName);
        await expect(rowOf(page, first)).toHaveAttribute('data-status', 'ALREADY_REWARD');
        await rowOf(page, first).click();
        await expectToast(page, activityTexts.itemAlready);
        const held = page.locator('[data-testid=reward-item][data-status=NO_RULE]').first();
        await expect(held).toContainText(activityTexts.chosenUp);
        await expect(held.getByRole('button', { name: activityTexts.itemNoRule })).toBeDisabled();
        await held.click();
        await expectToast(page, activityTexts.itemNoRule);
        expect((await calls.info('double11')).list[0]?.chosen).toBe(1);
      },
    'to replace the account another phone is entered, verified, and then claimed for': async ({
      page,
      request,
    }) => {
      const claimer = await makeActivityBuyer(request, 31, 'new-year');
      const item = await activityOf(request).item(
        'new-year',
        ({ bindBy, stock }) => bindBy === 'phone' && stock > 0,
      );
      await openActivity(page, 'new-year', claimer);
      const made: string[] = [];
      page.on('request', (call) => {
        const name = /(?:verifyCaptcha|reward)$/.exec(new URL(call.url()).pathname)?.[0];
        if (name) made.push(name);
      });
      const form = page.getByRole('dialog', {
        name: fill(activityTexts.bindTitle, { platform: item.platform }),
      });
      const open = async () => {
        await openClaimDialog(page, item);
        await confirmOf(page).getByRole('button', { name: activityTexts.replace }).click();
        await expect(form).toBeVisible();
      };
      await open();
      await form.getByRole('button', { name: phoneCodeTexts.getCode }).click();
      await expect(form.getByText(activityTexts.phoneAndImageWanted)).toBeVisible();
      await form.getByRole('button', { name: unionTexts.bindNow, exact: true }).click();
      await expect(form.getByText(phoneCodeTexts.bothMissing)).toBeVisible();
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
      await form.getByPlaceholder(unionTexts.phonePlaceholder).fill(newPhone());
      await form.getByPlaceholder(unionTexts.codePlaceholder).fill('000000');
      await form.getByRole('button', { name: unionTexts.bindNow, exact: true }).click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
      await form.getByRole('button', { name: commonTexts.cancel }).click();
      await expect(bindForm(page)).toBeHidden();
      expect(made).toEqual(['verifyCaptcha']);
      await open();
      const other = newPhone();
      await bindByPhone(page, request, other);
      const notice = await readNotice(page);
      expect(notice).toContain(activityTexts.claimDone);
      expect(notice).toContain(maskOf(other));
      expect(made).toEqual(['verifyCaptcha', 'verifyCaptcha', 'reward']);
      await expect(rowOf(page, item)).toHaveAttribute('data-status', 'ALREADY_REWARD');
    },
    'info and reward failures show a toast, a refusal shows the message of the server': async ({
      page,
      request,
    }) => {
      const claimer = await makeActivityBuyer(request, 31, '618');
      const item = await activityOf(request).item(
        '618',
        ({ bindBy, stock }) => bindBy === 'phone' && stock > 0,
      );
      const busy = { code: '5030', msg: '服务繁忙，请稍后再试', data: null };
      await page.route(INFO_CALL, (route) => route.fulfill({ status: 503, json: busy }));
      await openPage(page, `${pathOf('618')}?token=${claimer.token}`);
      await expectToast(page, activityTexts.infoFailed);
      await page.unroute(INFO_CALL);
      await tallyOf(page).getByRole('button', { name: commonTexts.retry }).click();
      await expect(tallyOf(page)).toHaveAttribute('data-state', 'known');
      await page.route(REWARD_CALL, (route) => route.abort(), { times: 1 });
      await openClaimDialog(page, item);
      await confirmOf(page).getByRole('button', { name: activityTexts.confirm }).click();
      await expectToast(page, commonTexts.noConnection);
      await expect(confirmOf(page)).toBeHidden();
      const refusal = { code: '2143', msg: '这个奖励已经被领完了', data: null };
      await page.route(REWARD_CALL, (route) => route.fulfill({ json: refusal }), { times: 1 });
      await openClaimDialog(page, item);
      await confirmOf(page).getByRole('button', { name: activityTexts.confirm }).click();
      await expect(noticeOf(page)).toContainText(refusal.msg);
      await readNotice(page);
      await expect(rowOf(page, item)).toHaveAttribute('data-status', 'REWARD');
    },
  }),
);
