import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { dragFingers } from '../lib/touch.ts';

const viewerOf = (page: Page) => page.getByRole('dialog', { name: '图片' });
const pictureOf = (page: Page) => viewerOf(page).getByRole('img');

/** Zoom factor of the visible picture. */
const scaleOf = (page: Page) =>
  pictureOf(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

async function openPoster(page: Page, place: number): Promise<void> {
  await openPage(page, '/pieceList');
  await page.getByRole('button', { name: `查看大图，第 ${place} 张` }).tap();
  await expect(pictureOf(page)).toHaveAccessibleName(`第 ${place} 张，共 5 张`);
  // The dialog takes the focus one frame after opening; a key pressed before would go to the page.
  await expectFocusInside(page);
}

/** Waits for the focus: a guard beside the dialog holds it briefly when it wraps around. */
async function expectFocusInside(page: Page): Promise<void> {
  await expect
    .poll(() => viewerOf(page).evaluate((viewer) => viewer.contains(document.activeElement)))
    .toBe(true);
}

const LEFT = [
  [320, 400],
  [90, 410],
] as const;
const RIGHT = [
  [90, 400],
  [320, 410],
] as const;
const UP = [
  [200, 600],
  [200, 250],
] as const;

test(
  '[A-051] the image viewer is moved with one finger, two fingers and keys',
  journey({
    'it opens at the tapped picture, swipes through the list, and stops at both ends': async ({ page }) => {
      await openPoster(page, 3);
      await dragFingers(page, [LEFT]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 4 张，共 5 张');
      await dragFingers(page, [RIGHT]);
      await dragFingers(page, [RIGHT]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 2 张，共 5 张');
      await dragFingers(page, [UP]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 2 张，共 5 张');
      await dragFingers(page, [RIGHT]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 1 张，共 5 张');
      await dragFingers(page, [RIGHT]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 1 张，共 5 张');
      await expect(viewerOf(page).getByRole('button', { name: '上一张' })).toBeDisabled();
      for (const place of [2, 3, 4, 5]) {
        await viewerOf(page).getByRole('button', { name: '下一张' }).tap();
        await expect(pictureOf(page)).toHaveAccessibleName(`第 ${place} 张，共 5 张`);
      }
      await expect(viewerOf(page).getByRole('button', { name: '下一张' })).toBeDisabled();
    },
    'two fingers enlarge a picture, a drag then moves it, two taps bring it back': async ({ page }) => {
      await openPoster(page, 2);
      await dragFingers(page, [
        [
          [180, 400],
          [120, 400],
        ],
        [
          [220, 400],
          [280, 400],
        ],
      ]);
      await expect.poll(() => scaleOf(page)).toBeCloseTo(4, 1);
      await dragFingers(page, [
        [
          [250, 400],
          [180, 380],
        ],
      ]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 2 张，共 5 张');
      await page.touchscreen.tap(200, 400);
      await page.touchscreen.tap(202, 402);
      await expect.poll(() => scaleOf(page)).toBe(1);
      await page.touchscreen.tap(200, 400);
      await page.touchscreen.tap(202, 402);
      await expect.poll(() => scaleOf(page)).toBe(2.5);
    },
    'keys change and enlarge the picture, and the focus stays inside': async ({ page }) => {
      await openPoster(page, 2);
      await page.keyboard.press('ArrowRight');
      await expect(pictureOf(page)).toHaveAccessibleName('第 3 张，共 5 张');
      await page.keyboard.press('+');
      await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5);
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Tab');
        await expectFocusInside(page);
      }
    },
    'without the horizontal flag it swipes up and down': async ({ page }) => {
      await page.goto('/lab/kitchen-sink');
      await page.getByRole('button', { name: '纵向看第 1 张' }).tap();
      await expect(pictureOf(page)).toHaveAccessibleName('第 1 张，共 4 张');
      await dragFingers(page, [
        [
          [320, 400],
          [60, 400],
        ],
      ]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 1 张，共 4 张');
      await dragFingers(page, [
        [
          [200, 600],
          [200, 250],
        ],
      ]);
      await expect(pictureOf(page)).toHaveAccessibleName('第 2 张，共 4 张');
    },
  }),
);

test(
  '[A-051] the image viewer closes without a trace, survives a missing picture, and passes axe',
  journey({
    'the back button closes it and keeps page, position and focus; button and Escape leave no history entry':
      async ({ page }) => {
        await openPage(page, '/filmCritic');
        await openPoster(page, 4);
        const scrolled = await page.evaluate(() => window.scrollY);
        await page.goBack();
        await expect(viewerOf(page)).toBeHidden();
        expect(new URL(page.url()).pathname).toBe('/pieceList');
        expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
        await expect(page.getByRole('button', { name: '查看大图，第 4 张' })).toBeFocused();
        await page.getByRole('button', { name: '查看大图，第 2 张' }).tap();
        await viewerOf(page).getByRole('button', { name: '关闭图片' }).tap();
        await expect(viewerOf(page)).toBeHidden();
        await page.getByRole('button', { name: '查看大图，第 2 张' }).tap();
        await expect(viewerOf(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(viewerOf(page)).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(/\/filmCritic$/);
      },
    'a picture that does not load says so, and the others still show': async ({ page }) => {
      await page.route('**/the-fog-harbour-light-480.webp', (route) => route.abort());
      await openPage(page, '/pieceList');
      await page.getByRole('button', { name: '查看大图，第 2 张' }).tap();
      await expect(viewerOf(page).getByText('这张图片没有加载出来')).toBeVisible();
      await viewerOf(page).getByRole('button', { name: '下一张' }).tap();
      await expect(pictureOf(page)).toHaveAccessibleName('第 3 张，共 5 张');
    },
    'with reduced motion nothing slides, and axe finds nothing': async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPoster(page, 1);
      const moves = await pictureOf(page).evaluate((image) => getComputedStyle(image).transitionDuration);
      expect(moves.split(', ').every((time) => time === '0s')).toBe(true);
      await expectAccessible(page, { include: '[role="dialog"]' });
    },
  }),
);
