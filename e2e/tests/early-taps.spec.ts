import { checkoutTexts } from '@juban/contract/texts/checkout';
import { commonTexts } from '@juban/contract/texts/common';
import { phoneCodeTexts } from '@juban/contract/texts/phone-code';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdScripts } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { alertOf } from '../lib/purchase.ts';

/** The pages that strangers open, each with the controls of its main part. */
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

type Heard = { name: string; isHydrated: boolean };

/** Clicks that were made by code, with whether React had taken over what they were made on. */
const heardOn = (page: Page): Promise<Heard[]> => page.evaluate(() => Reflect.get(window, 'heard'));

const watchReplays = (page: Page): Promise<void> =>
  addScript(page, () => {
    const heard: Heard[] = [];
    Reflect.set(window, 'heard', heard);
    // On the way up: React hydrates a part that is tapped before it gets there, and only then runs the handler.
    window.addEventListener('click', ({ isTrusted, target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (isTrusted || !button) return;
      const isHydrated = Object.keys(button).some((key) => key.startsWith('__reactProps'));
      heard.push({ name: button.dataset.probe ?? '', isHydrated });
    });
  });

/** The bottom bar is chosen one frame after the first paint and slides in; taps before that would miss it. */
const untilNothingSlides = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const sliding = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (let still = 0; still < 3; still = sliding().length === 0 ? still + 1 : 0) {
      await Promise.allSettled(sliding().map(({ finished }) => finished));
      await nextFrame();
    }
  });

/** Numbers the buttons that the first screen shows, and answers where a finger finds them. */
const numberButtons = (page: Page): Promise<Array<{ x: number; y: number }>> =>
  page.evaluate(() => {
    // A slow machine takes more than the 15 s after which a tap loads a page anew whose code was lost.
    setInterval(() => {
      const early = Reflect.get(window, 'jubanTaps');
      if (early.since) early.since = Date.now();
    }, 500);
    const points: Array<{ x: number; y: number }> = [];
    // What stands on a tab is gone after a tap on another one.
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

/** The numbers of the buttons that show that they were tapped. */
const pressedOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-probe][data-tapped]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-probe') ?? ''));

const opensAt = (path: string) => async (page: Page) =>
  expect(page).toHaveURL(new RegExp(path.replaceAll('/', '(?:/|%2F)')));

/** What the most wanted control of a page does. */
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
      const letScriptsCome = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await tapped(page).tap();
      await expect(tapped(page)).toHaveAttribute('data-tapped');
      letScriptsCome();
      await sees(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});

test('no tap on a button of a public page is lost, and none is replayed twice', async ({ page }) => {
  await watchReplays(page);
  for (const path of PAGES) {
    await test.step(path, async () => {
      // No code comes until every tap was made: no network is slower.
      const letScriptsCome = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      // Parsed as a whole, so that nothing moves under the finger.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await untilNothingSlides(page);
      const points = await numberButtons(page);
      const names = points.map((_, at) => String(at));
      for (const { x, y } of points) await page.touchscreen.tap(x, y);
      expect((await pressedOn(page)).toSorted(), path).toEqual(names.toSorted());
      letScriptsCome();
      await expect.poll(async () => (await heardOn(page)).length, path).toBe(names.length);
      await expect(page.locator('[data-tapped]')).toHaveCount(0);
      expect(await heardOn(page), path).toEqual(names.map((name) => ({ name, isHydrated: true })));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
});
