import { agreementTexts } from '@juban/contract/texts/agreement';
import { agreementChangeTexts } from '@juban/contract/texts/agreement-changes';
import { commonTexts } from '@juban/contract/texts/common';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { expectTapTarget } from '../lib/tap-target.ts';

const colourOf = (element: Element) => getComputedStyle(element).color;
const isRed = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return red > 140 && red > 1.6 * green && red > 1.6 * blue;
};

test(
  '[C-041][C-042][C-083] the document comes with the page, its tabs follow the app variant, and unknown types say so',
  journey({
    'the document and its title come with the page': async ({ page, request }) => {
      const html = await (await request.get('/next/agreement?type=privacy')).text();
      expect(html).toContain('<title>屿见视频隐私政策</title>');
      expect(html).toContain('我们收集的信息');
      await openPage(page, '/next/agreement?type=privacy');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('屿见视频隐私政策');
      await expect(page.getByTestId('top-bar')).toContainText('屿见视频隐私政策');
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390, 430]);
      await expect(page.getByRole('link', { name: agreementTexts.myData })).toHaveAttribute(
        'href',
        /my-data/,
      );
    },
    'tabs lead through the family of the app variant; the active one is red for JQQ only': async ({
      page,
    }) => {
      for (const [clientType, title, red] of [
        ['android_jqq_huawei', '剧圈圈华为版', true],
        ['android_jqq', '剧圈圈安卓版', true],
        ['ios_rrtv_jsb', '屿见视频极速版', false],
        ['Android', '屿见视频', false],
      ] as const) {
        await openPage(page, `/next/agreement?type=user&ct=${clientType}`);
        const tabs = page.getByRole('navigation', { name: agreementTexts.tabs });
        const active = tabs.locator('[data-shown]');
        await expect(active).toHaveText(agreementTexts.tabUser);
        expect(isRed(await active.evaluate(colourOf)), clientType).toBe(red);
        for (const name of [agreementTexts.tabPrivacy, agreementTexts.tabChildren]) {
          await tabs.getByRole('link', { name, exact: true }).click();
          await expect(active).toHaveText(name);
          await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        }
      }
      await expectToFit(page, [320]);
    },
    'without a type or with an unknown one there is no such agreement': async ({ page }) => {
      for (const path of [
        '/next/agreement',
        '/next/agreement?type=nothing',
        '/next/agreement?type=%3Cscript%3E',
      ]) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.getByRole('main')).toContainText(agreementTexts.noSuchAgreement);
      }
      await expectAccessibleInBothThemes(page);
    },
  }),
);

test(
  '[C-041][C-083][C-096] the agreement page handles a failed fetch, unsafe text and an earlier version',
  journey({
    'a fetch that fails, or a code other than 200, says so and can be tried again': async ({ page }) => {
      await openPage(page, '/next/agreement?type=user');
      let broken = true;
      await page.route('**/thanosapi/api/agree/**', (route) =>
        broken ? route.fulfill({ json: { code: 500, msg: '', data: null } }) : route.continue(),
      );
      const tabs = page.getByRole('navigation', { name: agreementTexts.tabs });
      await tabs.getByRole('link', { name: agreementTexts.tabPrivacy, exact: true }).click();
      await expect(page.getByTestId('agreement-failed')).toContainText(agreementTexts.failed);
      broken = false;
      const held = Promise.withResolvers<void>();
      await page.route('**/thanosapi/api/agree/**', (route) => held.promise.then(() => route.continue()));
      const retry = page.getByRole('button', { name: commonTexts.retry });
      await retry.click();
      await expect(retry).toHaveAttribute('aria-busy', 'true');
      held.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('屿见视频隐私政策');
    },
    'a text that was not cleaned runs nothing on the page': async ({ page, request }) => {
      const clean = await (await request.get('/thanosapi/api/agree/yujian_privacy')).json();
      const poison = [
        '<img src="/none.png" onerror="window.ran = 1">',
        '<svg onload="window.ran = 1"></svg>',
        '<script>window.ran = 1</script>',
        '<a id="trap" href="javascript:window.ran = 1">陷阱</a>',
      ].join('');
      await openPage(page, '/next/agreement?type=user');
      await page.route('**/thanosapi/api/agree/**', (route) =>
        route.fulfill({ json: { ...clean, data: { ...clean.data, commenContent: poison } } }),
      );
      const tabs = page.getByRole('navigation', { name: agreementTexts.tabs });
      const blocked = page.waitForEvent('console', (message) =>
        message.text().includes('Content Security Policy'),
      );
      await tabs.getByRole('link', { name: agreementTexts.tabPrivacy, exact: true }).click();
      await page.locator('#trap').click();
      await blocked;
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    },
    'a user who agreed to an earlier version is shown what changed': async ({ page, request }) => {
      const user = await labOf(request).makeUser({ preset: 'newUser' });
      const block = (kind: string, text: string) => ({ kind, pieces: [{ kind, text }] });
      const changes = {
        agreedVersion: 1,
        agreedTime: Date.UTC(2026, 7, 1),
        version: 2,
        blocks: [block('same', '不变的一段'), block('added', '新来的一段'), block('removed', '走了的一段')],
      };
      await page.route('**/changes', (route) =>
        route.fulfill({ json: { code: 200, msg: '', data: changes } }),
      );
      await openPage(page, `/next/agreement?type=privacy&token=${user.token}`);
      const notice = page.getByTestId('agreement-changes');
      await expect(notice).toContainText('2026年8月1日');
      await expectTapTarget(notice.getByRole('button'));
      await notice.getByRole('button', { name: agreementChangeTexts.showChanges }).click();
      await expect(page.getByRole('article').locator('ins')).toHaveText('新来的一段');
      await expect(page.getByRole('article').locator('del')).toHaveText('走了的一段');
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 390]);
      await notice.getByRole('button', { name: agreementChangeTexts.showText }).click();
      await expect(page.getByRole('article')).toContainText('我们收集的信息');
      await page.getByRole('link', { name: agreementTexts.myData }).click();
      await expect(page.getByRole('heading', { name: myDataTexts.exportTitle })).toBeVisible();
    },
  }),
);
