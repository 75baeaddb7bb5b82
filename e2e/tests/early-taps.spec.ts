import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdScripts } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { alertOf } from '../lib/purchase.ts';

/** Pages open to visitors, each with its main controls. */
const PAGES = [
  '/vip?ct=Android',
  '/vip/web?ct=web&app_type=web',
  '/next/simple_vip?ct=Android',
  '/vip/union/netease',
  '/vip/activity/double11',
  '/vip/activity/gamesActivity?id=3005',
  '/mall',
  '/mall/points',
  '/games/home',
  '/games/home?tab=all',
  '/games/search',
  '/games/detail?id=3005',
  '/games/reserve',
  '/share/drama?dramaId=40001',
  '/share/season?id=40001',
  '/share/sheetSquare?categoryId=9002',
  '/share/app',
  '/share_open/season/1001',
  '/download',
  '/keyword',
  '/outside/vip_days/campus-30',
  '/dailyPunch',
  '/login',
  '/next/feedback',
  '/next/agreement?type=user',
  '/',
  '/vip/level/home',
  '/vip/level/table',
  '/vip/orders',
  '/vip/renewals',
  '/next/vip/m-pc',
  '/next/my-data',
  '/account',
  '/games/report?id=3005',
  '/games/my/home',
];

type Click = { name: string; isHydrated: boolean };

/** Clicks made by scripts, and whether React had hydrated their target. */
const replayedClicks = (page: Page): Promise<Click[]> => page.evaluate(() => Reflect.get(window, 'heard'));

const recordReplays = (page: Page): Promise<void> =>
  addScript(page, () => {
    const clicks: Click[] = [];
    Reflect.set(window, 'heard', clicks);
    // Listen in the bubble phase: React hydrates the target in the capture phase.
    window.addEventListener('click', ({ isTrusted, target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (isTrusted || !button) return;
      const isHydrated = Object.keys(button).some((key) => key.startsWith('__reactProps'));
      clicks.push({ name: button.dataset.probe ?? '', isHydrated });
    });
  });

/** The bottom bar slides in after the first paint; a tap on its final position would miss it before. */
const untilSlidesEnd = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const sliding = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (let still = 0; still < 3; still = sliding().length === 0 ? still + 1 : 0) {
      await Promise.allSettled(sliding().map(({ finished }) => finished));
      await nextFrame();
    }
  });

/** Numbers the buttons of the first screen and returns where each can be tapped. */
const numberButtons = (page: Page): Promise<Array<{ x: number; y: number }>> =>
  page.evaluate(() => {
    // Keep resetting: after 15 s a tap reloads a page whose code did not load, and a slow machine takes
    // longer.
    setInterval(() => {
      const early = Reflect.get(window, 'jubanTaps');
      if (early.since) early.since = Date.now();
    }, 500);
    const points: Array<{ x: number; y: number }> = [];
    // A tap on another tab removes the content of this one.
    const isTab = (button: Element) => button.getAttribute('role') === 'tab';
    const buttons = [...document.querySelectorAll('main button:enabled')];
    for (const button of [...buttons.filter((one) => !isTab(one)), ...buttons.filter(isTab)]) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const point = { x: left + width / 2, y: top + height / 2 };
      const found = document.elementFromPoint(point.x, point.y);
      if (!found || !button.contains(found)) continue;
      button.setAttribute('data-probe', String(points.length));
      points.push(point);
    }
    return points;
  });

/** Numbers of the buttons in pressed state. */
const pressedOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-probe][data-tapped]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-probe') ?? ''));

const opensAt = (path: string) => async (page: Page) =>
  expect(page).toHaveURL(new RegExp(path.replaceAll('/', '(?:/|%2F)')));

/** The effect of each page's main control. */
const EFFECTS: ReadonlyArray<
  readonly [path: string, tapped: (page: Page) => Locator, sees: (page: Page) => Promise<unknown>]
> = [
  [
    '/mall',
    (page) => page.getByRole('article').getByRole('button', { name: /兑换/ }).first(),
    (page) => expect(alertOf(page)).toContainText(commonTexts.loginFirst),
  ],
  [
    '/vip?ct=Android',
    (page) => page.getByRole('main').getByRole('button', { name: /^支付 .+ 元开通/ }),
    (page) => expect(page.getByRole('dialog', { name: checkoutTexts.agreeFirst })).toHaveCount(1),
  ],
  [
    '/next/simple_vip?ct=Android',
    (page) => page.getByTestId('buy-bar').getByRole('button').last(),
    (page) => expect(page.getByRole('dialog', { name: commonTexts.loginFirst })).toHaveCount(1),
  ],
  [
    '/outside/vip_days/campus-30',
    (page) => page.getByRole('button', { name: phoneCodeTexts.getCode }),
    (page) => expect(page.getByText(phoneCodeTexts.phoneMissing).first()).toBeVisible(),
  ],
  [
    '/vip/activity/double11',
    (page) => page.getByRole('button', { name: commonTexts.toLogin }),
    opensAt('/login'),
  ],
  [
    '/mall/points',
    (page) => page.getByRole('banner').getByRole('button', { name: commonTexts.back }),
    opensAt('/mall'),
  ],
];

test('a tap before the code has loaded shows at once, and does once what the control does', async ({
  page,
}) => {
  for (const [path, tapped, sees] of EFFECTS) {
    await test.step(path, async () => {
      const releaseScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await tapped(page).tap();
      await expect(tapped(page)).toHaveAttribute('data-tapped');
      releaseScripts();
      await sees(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('no tap on a button of a public page is lost, and none is replayed twice', async ({ page }) => {
  await recordReplays(page);
  for (const path of PAGES) {
    await test.step(path, async () => {
      // Hold all scripts until every tap was made, the slowest network possible.
      const releaseScripts = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      // Wait until the document was parsed, so that nothing moves during the taps.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await untilSlidesEnd(page);
      const points = await numberButtons(page);
      const names = points.map((_, at) => String(at));
      for (const { x, y } of points) await page.touchscreen.tap(x, y);
      expect((await pressedOn(page)).toSorted(), path).toEqual(names.toSorted());
      releaseScripts();
      await expect.poll(async () => (await replayedClicks(page)).length, path).toBe(names.length);
      await expect(page.locator('[data-tapped]')).toHaveCount(0);
      expect(await replayedClicks(page), path).toEqual(names.map((name) => ({ name, isHydrated: true })));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
