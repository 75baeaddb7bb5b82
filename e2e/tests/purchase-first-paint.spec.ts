import { checkInTexts } from '@juban/contract/texts/check-in';
import { expect, test } from '@playwright/test';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { card, enterAs, packages } from '../lib/purchase.ts';

const LAST = '/vip?ct=Android&goods_code=yujian_android_week';

test(
  '[B-001][B-005][B-061] the first paint of the purchase page is right before and after its code has loaded',
  journey({
    'the package that the address names is in view before any code has loaded': async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(LAST);
      await expect(packages(page).last()).toBeInViewport({ ratio: 1 });
      await expect(packages(page).first()).not.toBeInViewport();
    },
    'a member never sees content meant for visitors': async ({ page }) => {
      await openPage(page, LAST);
      const neighbour = packages(page).filter({ hasText: '连续包年' });
      const scrolled = () => page.getByRole('radiogroup').evaluate((list) => list.scrollLeft);
      const before = await scrolled();
      await neighbour.tap();
      await expect(neighbour).toBeChecked();
      expect(await scrolled()).toBe(before);
    },
    'a member never sees what is meant for visitors': async ({ page }) => {
      await addScript(page, () => {
        const shown = new Set<string>();
        Object.assign(window, { shown });
        const look = () => {
          const button = document.querySelector('[data-testid="check-in"]');
          if (button && getComputedStyle(button).visibility === 'visible') shown.add(button.textContent);
          requestAnimationFrame(look);
        };
        look();
      });
      await enterAs(page, { vipDays: 30, vPower: 100 });
      await openPage(page, '/vip?ct=Android');
      await expect(card(page).getByTestId('check-in')).toHaveText(checkInTexts.ready);
      expect(await page.evaluate(() => [...(Reflect.get(window, 'shown') as Set<string>)])).toEqual([
        checkInTexts.ready,
      ]);
    },
  }),
);
