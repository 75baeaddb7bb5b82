import { commonTexts } from '@juban/contract/texts/common';
import { dramaTexts } from '@juban/contract/texts/drama';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { DRAMA, player, SEASON } from '../lib/drama.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';

const playButton = (page: Page) => player(page).getByRole('button', { name: /^播放/ });
const video = (page: Page) => player(page).locator('video');
const timeOf = (of: Locator) => of.evaluate((element: HTMLVideoElement) => element.currentTime);

async function playToEnd(page: Page): Promise<void> {
  await playButton(page).click();
  await expect(player(page)).toHaveAttribute('data-stage', 'playing');
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0);
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = element.duration - 0.4;
  });
  await expect(page.getByTestId('clip-shade')).toBeVisible();
}

test(
  '[A-028][A-038][A-088] a clip plays, ends with a choice, and is loaded again after a failure',
  journey({
    'the detail page plays its clip, whose address is not in the page': async ({ page, request }) => {
      expect(await (await request.get(SEASON)).text()).not.toContain('.mp4');
      await openPage(page, SEASON);
      await playButton(page).click();
      await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0.2);
      const { width, error } = await video(page).evaluate((element: HTMLVideoElement) => ({
        width: element.videoWidth,
        error: element.error,
      }));
      expect([width > 0, error]).toEqual([true, null]);
    },
    'the clip ends with a layer on both pages, and starts again from the beginning': async ({ page }) => {
      for (const path of [SEASON, DRAMA]) {
        await openPage(page, path);
        await playToEnd(page);
        const overlay = page.getByTestId('clip-shade');
        await expect(overlay.getByRole('link', { name: dramaTexts.openAppToWatch })).toHaveAttribute(
          'href',
          'yujian://season/40001?source=h5',
        );
        await overlay.getByRole('button', { name: dramaTexts.retryWatch }).click();
        await expect(overlay).toBeHidden();
        await expect
          .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.paused))
          .toBe(false);
        expect(await timeOf(video(page))).toBeLessThan(5);
      }
    },
    'a clip that fails says so and is loaded again': async ({ page }) => {
      await openPage(page, SEASON);
      await page.route('**/*.mp4*', (route) => route.abort());
      await playButton(page).click();
      const failed = page.getByTestId('clip-failed');
      await expect(failed).toContainText(dramaTexts.clipFailed);
      await page.unroute('**/*.mp4*');
      await failed.getByRole('button', { name: commonTexts.retry }).click();
      await expect.poll(() => timeOf(video(page))).toBeGreaterThan(0);
    },
  }),
);
