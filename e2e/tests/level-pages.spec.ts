import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { levelRewardTexts } from '@juban/contract/texts/level-rewards';
import { levelRuleTexts } from '@juban/contract/texts/level-rules';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { openPage } from '../lib/page.ts';
import { dragFingers } from '../lib/touch.ts';

const arc = (page: Page) => page.getByTestId('arc');
const node = (page: Page, level: number) => arc(page).getByRole('button', { name: `V${level}`, exact: true });
const front = (page: Page) => page.locator('[data-testid="level-card"][aria-current]');
const BLOCK_CALL = '**/api/vip/banner/content?*';

/** Navigate by a link so that the browser requests the level block. */
async function openLevelHome(page: Page): Promise<void> {
  await openPage(page, '/vip/level/rules');
  await page.getByRole('link', { name: levelRuleTexts.toHome }).tap();
  await expect(page).toHaveURL(/\/vip\/level\/home/);
}

const benefits = (page: Page) => page.getByTestId('level-benefits');

test.describe('level home', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test(
    '[A-060][B-002][B-027][B-028][B-029][B-030][B-059][B-080][B-109] the level home shows the own level, follows a swipe, and says when it could not be read',
    journey({
      'a member finds the own level: arc, card, V power and links': async ({ page, request }) => {
        const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 1286 });
        await openPage(page, `/h5/vip/level?token=${token}`);
        await expect(page).toHaveURL(/\/h5\/vip\/level\/home/);
        await expect(page.getByTestId('top-bar')).toContainText(texts.homeTitle);
        await expect(page.getByTestId('v-power')).toHaveText('1,286');
        await expect(arc(page)).toHaveAttribute('data-percent', '62');
        await expect(front(page)).toHaveAttribute('data-level', '5');
        for (const words of ['V5', '翠玉会员', texts.text5, '1,286 / 1,500', '距 V6 还需 214'])
          await expect(front(page)).toContainText(words);
        await expect(node(page, 5)).toHaveAttribute('aria-pressed', 'true');
        await expect(node(page, 5)).toHaveAttribute('data-reached', 'true');
        await expect(node(page, 6)).not.toHaveAttribute('data-reached', 'true');
        await expectAccessibleInBothThemes(page);
        await expectToFit(page, [320, 375, 430]);
        await page.getByTestId('v-power').tap();
        await expect(page).toHaveURL(/\/h5\/vip\/level\/detail/);
      },
      'own links to the level pages begin with /h5 where the page does': async ({ request }) => {
        for (const path of ['/h5/vip', '/h5/next/simple_vip', '/h5/vip/level/home', '/h5/vip/level/rules']) {
          const html = await (await request.get(`${path}?ct=Android`)).text();
          const links = [...html.matchAll(/<a [^>]*href="([^"]*\/level\b[^"]*)"/g)].map(([, href]) => href);
          expect(links, path).not.toEqual([]);
          for (const link of links) expect(link, path).toMatch(/^\/h5\/(?:vip\/)?level\b/);
        }
      },
      'all level pages show the same state of a user': async ({ page, request }) => {
        const rows = [
          [{ vipDays: 30, vPower: 1286 }, 5, '1,286', 4],
          [{ preset: 'expired', vPower: 60 }, 2, '60', 3],
        ] as const;
        for (const [wanted, level, power, status] of rows) {
          const { token } = await labOf(request).makeUser(wanted);
          await openPage(page, `/vip/level/home?token=${token}`);
          await expect(page.getByTestId('v-power')).toHaveText(power);
          await expect(front(page)).toHaveAttribute('data-level', String(level));
          const state = page.locator(`[data-status="${status}"]`);
          await expect(state).toHaveCount(status === 4 ? 0 : 1);
          await benefits(page).getByRole('link', { name: texts.toTable }).tap();
          const column = page.locator('th[aria-current]');
          await expect(column).toHaveCount(status === 4 ? 1 : 0);
          if (status === 4) await expect(column).toContainText(GRADES[level - 1] ?? '');
          await openPage(page, '/vip/level/rewards');
          const open = page.locator('[data-testid="reward-card"]:not([data-state="locked"])');
          await expect(open).toHaveCount(level);
          await openPage(page, '/vip?ct=Android');
          await expect(page.getByTestId('membership-card')).toContainText(power);
        }
      },
      'swiping selects a level, and its benefits follow': async ({ page, request }) => {
        const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 1286 });
        await openPage(page, `/vip/level/home?token=${token}`);
        await expect(front(page)).toHaveAttribute('data-level', '5');
        const box = await page.getByTestId('coverflow').boundingBox();
        if (!box) throw new Error('no cards');
        const y = box.y + box.height / 2;
        const swiped = [
          [280, y],
          [90, y],
        ] as const;
        const swipe = () => dragFingers(page, [swiped]);
        await swipe();
        await expect(front(page)).toHaveAttribute('data-level', '6');
        await expect(node(page, 6)).toHaveAttribute('aria-pressed', 'true');
        await expect(benefits(page).getByRole('heading')).toHaveText('V6 蓝晶权益');
        await expect(benefits(page)).toContainText('全免');
        const first = await node(page, 1).boundingBox();
        if (!first) throw new Error('no first level');
        await swipe();
        // Tap at once: if the browser saw the swipe too, it would treat the tap as the end of its fling.
        await page.touchscreen.tap(first.x + first.width / 2, first.y + first.height / 2);
        await expect(front(page)).toHaveAttribute('data-level', '1');
        const moves = () => front(page).evaluate((card) => getComputedStyle(card).transitionProperty);
        expect(await moves()).toContain('transform');
        await page.emulateMedia({ reducedMotion: 'reduce' });
        expect(await moves()).toBe('opacity');
        await expect(benefits(page)).toContainText(texts.notOnline);
        await benefits(page).getByRole('link', { name: texts.toTable }).tap();
        await expect(page).toHaveURL(/\/vip\/level\/table/);
      },
      'the benefits are what the level block answers: changed, failed or empty': async ({ page }) => {
        const answers = {
          title: '只写在内容里',
          cells: ['', '', '每月三次', '每月三次', '', '', '', '', ''],
        };
        await page.route(BLOCK_CALL, async (route) => {
          const answer = await (await route.fetch()).json();
          const items = answer.data.vipBannerContentDtos;
          const benefit = items.find(({ name }: { name: string }) => name === 'coupons');
          benefit.text1 = answers.title;
          benefit.tiers.cells = answers.cells;
          for (const item of items) if (item.tiers) item.tiers.soon = false;
          await route.fulfill({ json: answer });
        });
        await openLevelHome(page);
        const changed = benefits(page).getByRole('listitem').filter({ hasText: answers.title });
        await expect(changed).toHaveText(`${answers.title}V2 解锁`);
        await expect(benefits(page)).not.toContainText(texts.notOnline);
        await node(page, 2).tap();
        await expect(changed).toHaveText(`${answers.title}每月三次`);
        await page.unroute(BLOCK_CALL);

        await page.route(BLOCK_CALL, (route) => route.abort());
        await openLevelHome(page);
        await expect(benefits(page)).toHaveText(`${texts.benefitsFailed}${commonTexts.retry}`);
        await page.unroute(BLOCK_CALL);
        await benefits(page).getByRole('button', { name: commonTexts.retry }).tap();
        await expect(benefits(page)).toContainText('福利券');

        await page.route(BLOCK_CALL, (route) =>
          route.fulfill({
            json: {
              code: '0000',
              msg: '',
              data: { name: 'viplvright', title: '', vipBannerContentDtos: [] },
            },
          }),
        );
        await openLevelHome(page);
        await expect(front(page)).toHaveAttribute('data-level', '1');
        await expect(benefits(page)).toHaveCount(0);
      },
      'rewards that can be claimed are counted, and the count leads to them': async ({ page, request }) => {
        const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 150 });
        await openPage(page, `/vip/level/home?token=${token}`);
        await page.getByRole('link', { name: fill(levelRewardTexts.claimCount, { count: 3 }) }).tap();
        await expect(page).toHaveURL(/\/vip\/level\/rewards/);
        await expect(page.locator('[data-state="claimable"]')).toHaveCount(3);
        await page.getByTestId('reward-card').first().getByRole('button').tap();
        await expect(page.locator('[data-state="claimable"]')).toHaveCount(2);
        await page.goBack();
        await expect(
          page.getByRole('link', { name: fill(levelRewardTexts.claimCount, { count: 2 }) }),
        ).toBeVisible();
      },
      'V power that has changed meanwhile brings its own card to the front': async ({ page, request }) => {
        const { token } = await labOf(request).makeUser({ vipDays: 30, vPower: 149 });
        await openPage(page, `/vip/level/home?token=${token}`);
        await expect(front(page)).toHaveAttribute('data-level', '2');
        await node(page, 7).tap();
        await expect(front(page)).toHaveAttribute('data-level', '7');
        await page.getByTestId('v-power').tap();
        await expect(page.getByTestId('ledger-entry').first()).toBeVisible();
        await request.post('/api/vip/experience/clock', { headers: { token }, data: {} });
        await page.goBack();
        await expect(page.getByTestId('v-power')).toHaveText('150');
        await expect(front(page)).toHaveAttribute('data-level', '3');
      },
      'nothing wrong is shown while calls fail, and another try loads the member': async ({
        page,
        request,
      }) => {
        const { token } = await labOf(request).makeUser({ preset: 'member' });
        await page.route('**/api/user/profile', (route) =>
          route.fulfill({ status: 503, json: { code: '5030', msg: '服务繁忙，请稍后再试', data: null } }),
        );
        await openPage(page, `/vip/level/home?token=${token}`);
        await expect(page.getByText(texts.stateFailed)).toBeVisible();
        await expect(page.getByText(texts.stateGuest)).toBeHidden();
        await expect(page.getByTestId('v-power')).toHaveText(texts.noPower);
        await page.unroute('**/api/user/profile');
        await page.getByRole('button', { name: commonTexts.retry }).tap();
        await expect(page.getByText(texts.stateFailed)).toBeHidden();
        await expect(page.getByTestId('v-power')).not.toHaveText(texts.noPower);
      },
      'a visitor, or a user whose login has ended, sees the page without an alert': async ({ page }) => {
        await openPage(page, '/vip/level/home?token=ended');
        await expect(page.getByText(texts.stateGuest)).toBeVisible();
        await expect(page.getByTestId('v-power')).toHaveText('0');
        await expect(arc(page)).toHaveAttribute('data-percent', '0');
        await expect(front(page)).toHaveAttribute('data-level', '1');
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      },
    }),
  );
});

test(
  '[B-004][B-027][B-031][B-032][B-095] rules and table of the levels depend on the client version',
  journey({
    'the rules explain V power and lead back to the level home': async ({ page }) => {
      await openPage(page, '/h5/vip/level/home');
      await page.getByTestId('top-bar').getByRole('link', { name: '规则说明' }).click();
      await expect(page).toHaveURL(/\/h5\/vip\/level\/rules/);
      await expect(page.getByTestId('top-bar')).toContainText(texts.rulesTitle);
      for (const words of [
        levelRuleTexts.riseClockText,
        levelRuleTexts.riseBuyText,
        levelRuleTexts.fallExpiredText,
        levelRuleTexts.fallLevelText,
        levelRuleTexts.renewText,
      ]) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 430]);
      const back = page.getByRole('link', { name: levelRuleTexts.toHome });
      await expect(back).toHaveAttribute('href', /^\/h5\/level/);
      await back.click();
      await expect(page).toHaveURL(/\/h5\/vip\/level\/home/);
    },
    'the splash ads are named from client version 10.19.0 on': async ({ page }) => {
      for (const [version, shows] of [
        ['10.19.0', true],
        ['10.18.9', false],
        ['9.99.9', false],
      ] as const) {
        await openPage(page, `/vip/level/rules?ct=Android&cv=${version}`);
        await expect(page.getByRole('heading', { name: levelRuleTexts.splashTitle })).toHaveCount(
          shows ? 1 : 0,
        );
        await openPage(page, `/vip/level/table?ct=Android&cv=${version}`);
        await expect(page.locator('[data-benefit="splash"]')).toHaveCount(shows ? 1 : 0);
      }
    },
  }),
);

const GRADES = ['青铜', '白银', '赤金', '铂金', '翠玉', '蓝晶', '绯玉', '虹曜'];
const fromLevel1 = (text: string) => ['—无', ...GRADES.map(() => text)];
const CELLS: Readonly<Record<string, readonly string[]>> = {
  episodes: ['会员可看', ...GRADES.map(() => '会员可看')],
  original: ['原画播放', ...GRADES.map(() => '原画播放')],
  caching: ['加速缓存', ...GRADES.map(() => '加速缓存')],
  discount: fromLevel1('9 折'),
  viewing: fromLevel1('+40%'),
  support: fromLevel1('优先接入'),
  badges: ['—无', ...GRADES.map((grade) => `${grade}徽章`)],
  backgrounds: ['—无', ...GRADES.map((grade) => `${grade}卡面`)],
  bonusDays: ['—无', '—无', '—无', '3 天', '5 天', '10 天', '20 天', '30 天', '50 天'],
  coupons: ['—无', '—无', '—无', '少量', '少量', '中量', '中量', '多量', '多量'],
  adFree: ['部分免', '部分免', '部分免', '部分免', '部分免', '部分免', '全免', '全免', '全免'],
  downloads: [
    '同时 3 部',
    '同时 3 部',
    '同时 3 部',
    '同时 3 部',
    '同时 3 部',
    '同时 3 部',
    '同时 5 部',
    '同时 5 部',
    '同时 5 部',
  ],
  hotline: ['—无', '—无', '—无', '—无', '—无', '待上线', '待上线', '待上线', '待上线'],
};

test.describe('table of tiered benefits', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('[B-036] [B-117] [B-118] [B-119] names stay fixed while the levels are scrolled, and only an active member has a column', async ({
    page,
    request,
  }) => {
    const lab = labOf(request);
    const active = await lab.makeUser({ vipDays: 30, vPower: 1286 });
    await openPage(page, `/h5/vip/level/table?token=${active.token}`);
    await expect(page.locator('th[aria-current]')).toHaveText(/当前.*翠玉/);
    await expect(page.getByRole('columnheader')).toHaveCount(10);
    for (const [key, cells] of Object.entries(CELLS))
      await expect(page.locator(`[data-benefit="${key}"] td`)).toHaveText([...cells]);
    const frame = page.getByRole('region', { name: texts.tableLabel });
    const scrolled = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
    const name = page.getByRole('rowheader', { name: '专享剧集' });
    const before = { left: await scrolled(), x: (await name.boundingBox())?.x };
    await dragFingers(page, [
      [
        [320, 400],
        [200, 400],
      ],
    ]);
    await expect.poll(scrolled).toBeGreaterThan(before.left);
    expect((await name.boundingBox())?.x).toBe(before.x);
    await expectAccessibleInBothThemes(page);
    const ended = await lab.makeUser({ vPower: 1286 });
    await openPage(page, `/vip/level/table?token=${ended.token}`);
    await expect(page.getByRole('region', { name: texts.tableLabel })).toBeVisible();
    await expect(page.locator('[data-current]')).toHaveCount(0);
  });
});
