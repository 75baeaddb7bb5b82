import { activityTexts } from '@juban/contract/texts/activity';
import { commonTexts } from '@juban/contract/texts/common';
import { unionTexts } from '@juban/contract/texts/union';
import { expect, test } from '@playwright/test';
import {
  ADDRESS_CALL,
  activityOf,
  confirmOf,
  giftOf,
  makeActivityBuyer,
  openActivity,
  openClaimDialog,
  pathOf,
} from '../lib/activity.ts';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';
import { pickAccount } from '../lib/union.ts';

const STATUS = /\/vip\/activity\/status\//;
const HOME = { address: '临屿市望潮区灯塔路 18 号 3 幢 1206 室', consignee: '林有鹿', phone: '13800162947' };

test(
  '[C-003][C-023][C-028][C-070] the gift by post and the shopping partner ask for what they need, and an unknown ticket leads back',
  journey({
    'the gift by post asks for an address once it is reached, and then shows it to its owner': async ({
      page,
      request,
    }) => {
      const { realItem } = await activityOf(request).definition('activity');
      const [visitor, claimer] = [
        await makeActivityBuyer(request),
        await makeActivityBuyer(request, realItem?.needDays),
      ];
      await openActivity(page, 'activity', visitor);
      // It is disabled for assistive technology but still explains itself when tapped.
      await giftOf(page).getByRole('button', { name: activityTexts.giftNoCondition }).click({ force: true });
      await expectToast(page, activityTexts.giftNoCondition);
      await openActivity(page, 'activity', claimer);
      await giftOf(page).getByRole('button', { name: activityTexts.giftReward }).click();
      const form = page.getByRole('dialog', { name: activityTexts.addressTitle });
      const submit = form.getByRole('button', { name: commonTexts.confirm });
      const area = form.getByPlaceholder(activityTexts.addressPlaceholder);
      const heightOf = async () => (await area.boundingBox())?.height ?? 0;
      const low = await heightOf();
      await expect(form.getByText('0/200')).toBeVisible();
      await area.fill('望'.repeat(200));
      await expect(form.getByText('200/200')).toBeVisible();
      expect(await heightOf()).toBeGreaterThan(low * 2);
      expect(await area.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
      await area.fill('');
      expect(await heightOf()).toBe(low);
      const steps = [
        [activityTexts.addressMissing, activityTexts.addressPlaceholder, HOME.address],
        [activityTexts.consigneeMissing, activityTexts.consigneePlaceholder, HOME.consignee],
        [activityTexts.phoneFormat, activityTexts.addressPhonePlaceholder, '1380016294'],
      ] as const;
      for (const [problem, placeholder, words] of steps) {
        await submit.click();
        await expect(form.getByText(problem, { exact: true })).toBeVisible();
        await form.getByPlaceholder(placeholder).fill(words);
      }
      await submit.click();
      await expect(form.getByText(activityTexts.phoneFormat)).toBeVisible();
      await expectAccessibleInBothThemes(page, { include: '[role=dialog]' });
      await form.getByPlaceholder(activityTexts.addressPhonePlaceholder).fill(HOME.phone);
      const refusal = { code: '1003', msg: '活动已结束', data: null };
      await page.route(ADDRESS_CALL, (route) => route.fulfill({ json: refusal }), { times: 1 });
      await submit.click();
      await expect(form.getByText(refusal.msg)).toBeVisible();
      await submit.click();
      await expect(form).toBeHidden();
      await giftOf(page).getByRole('button', { name: activityTexts.giftAlready }).click();
      const detail = page.getByRole('dialog', { name: activityTexts.addressDetail });
      for (const words of [HOME.address, HOME.consignee, '138****2947'])
        await expect(detail).toContainText(words);
      await expect(detail).not.toContainText(HOME.phone);
      await expect(detail.getByRole('textbox')).toHaveCount(0);
      await detail.getByRole('button', { name: commonTexts.close }).click();
      await expect(detail).toBeHidden();
    },
    'the shopping partner is bound on its own page, which leads back through the status page': async ({
      page,
      request,
    }) => {
      const claimer = await makeActivityBuyer(request, 31, '618');
      const item = await activityOf(request).item(
        '618',
        ({ bindBy, needDays, stock }) => bindBy === 'redirect' && needDays <= 31 && stock > 0,
      );
      await openActivity(page, '618', claimer);
      await openClaimDialog(page, item);
      await expect(confirmOf(page)).toContainText(activityTexts.noAccount);
      // The server answers DF1010, so nothing is claimed for an unknown account.
      await confirmOf(page).getByRole('button', { name: activityTexts.confirm }).click();
      const account = await pickAccount(page, STATUS);
      await expect(page.getByRole('heading', { name: unionTexts.statusDone })).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('button', { name: unionTexts.statusReturn }).click();
      await page.waitForURL(/\/vip\/activity\/618(?:\?|$)/);
      await openClaimDialog(page, item);
      await expect(page.getByTestId('claim-account')).not.toHaveText(activityTexts.noAccount);
      await confirmOf(page).getByRole('button', { name: activityTexts.replace }).click();
      expect(await pickAccount(page, STATUS)).not.toBe(account);
      await page.getByRole('button', { name: unionTexts.statusReturn }).click();
      await openClaimDialog(page, item);
      await confirmOf(page).getByRole('button', { name: activityTexts.confirm }).click();
      await expect(page.getByRole('alertdialog')).toContainText(activityTexts.claimDone);
    },
    'an unknown ticket says so, and leads back to its activity by itself': async ({ page, request }) => {
      const { token } = await makeActivityBuyer(request);
      const query = `activity=double11&userid=ns1&nickname=x&token=${token}`;
      await openPage(page, `${pathOf('status/no-such-ticket')}?${query}`);
      await expect(page.getByRole('heading', { name: unionTexts.statusFailed })).toBeVisible();
      await expectToFit(page, [320, 390]);
      await page.waitForURL(/\/vip\/activity\/double11(?:\?|$)/);
    },
  }),
);
