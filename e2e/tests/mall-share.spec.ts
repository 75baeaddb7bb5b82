import { fill } from '@juban/contract/texts/fill';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { sendTexts } from '@juban/contract/texts/send';
import { shareDramaTexts } from '@juban/contract/texts/share-drama';
import { expect, type Page, test } from '@playwright/test';
import { callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { labOf } from '../lib/lab.ts';
import { mallOf, PHONE, SHARE_CALL } from '../lib/mall.ts';
import { openPage } from '../lib/page.ts';
import { expectToast } from '../lib/toasts.ts';

test.use({ viewport: PHONE });

const DRAMA = '/share/drama?dramaId=40001';
const POINTS = 5;
const shareButton = (page: Page) => page.getByRole('button', { name: /^分享《/ });

function countClaims(page: Page): { sent: number } {
  const seen = { sent: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === SHARE_CALL) seen.sent += 1;
  });
  return seen;
}

const asApp = (page: Page, share: string, getToken: string) =>
  playHost(page, USER_AGENTS.android, {
    kind: 'hostObject',
    answers: { getAppInfo: { clientType: 'Android', clientVersion: '6.0.0' }, getToken, share },
  });

test(
  '[B-038] a shared drama earns points once a day, by the panel of the app or a copied link',
  journey({
    'in the app a shared drama earns points once a day, and the list of ways says so': async ({
      page,
      request,
    }) => {
      const { token } = await labOf(request).makeUser();
      await asApp(page, 'shared', token);
      await openPage(page, DRAMA);
      await shareButton(page).tap();
      await expectToast(page, fill(shareDramaTexts.earned, { points: POINTS }));
      expect(await callsOf(page)).toContain('share');
      await shareButton(page).tap();
      await expectToast(page, sendTexts.shared);
      expect(await mallOf(request, token).points()).toBe(POINTS);
      await openPage(page, '/mall/points');
      const waysToEarn = page.getByRole('list', { name: mallPageTexts.ways }).getByRole('listitem');
      await expect(waysToEarn.filter({ hasText: '分享' })).toContainText(mallPageTexts.wayDone);
      await expect(waysToEarn.filter({ hasText: '签到' }).getByRole('link')).toBeVisible();
    },
    'what was not shared earns nothing': async ({ page, request }) => {
      const { token } = await labOf(request).makeUser();
      const claims = countClaims(page);
      await asApp(page, 'failed', token);
      await openPage(page, DRAMA);
      await shareButton(page).tap();
      await expectToast(page, sendTexts.failed);
      expect([claims.sent, await mallOf(request, token).points()]).toEqual([0, 0]);
    },
    'in a browser the link is copied: without a word about points for a visitor': async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const claims = countClaims(page);
      await openPage(page, `${DRAMA}&episode=2`);
      await shareButton(page).tap();
      await expectToast(page, sendTexts.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + DRAMA);
      expect(claims.sent).toBe(0);
      const { token } = await labOf(request).makeUser();
      await openPage(page, `${DRAMA}&token=${token}`);
      await shareButton(page).tap();
      await expectToast(page, fill(shareDramaTexts.copiedEarned, { points: POINTS }));
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('token');
    },
  }),
);
