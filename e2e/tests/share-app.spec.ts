import { sendTexts } from '@juban/contract/texts/send';
import { shareAppTexts } from '@juban/contract/texts/share-app';
import { shellTexts } from '@juban/contract/texts/shell';
import { expect, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { callsOf, playHost, USER_AGENTS } from '../lib/hosts.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { expectToast } from '../lib/toasts.ts';

const PAGES = ['/share/app', '/share/goapp'];
const SITES = [
  ['Android', 'https://www.yujian.example'],
  ['android_ddsp', 'https://www.ddsp.example'],
  ['android_jqq', 'https://www.jqq.example'],
  ['tthj', 'https://www.tthj.example'],
] as const;

test(
  '[A-027] the share page shares the brand in the way that the browser or host has',
  journey({
    'the bar over a shared page says what it leads to': async ({ page }) => {
      for (const path of [...PAGES, '/share/sheetSquare?categoryId=9002', '/share/season?id=40022']) {
        await page.goto(path);
        const appLink = page.getByRole('link', { name: shellTexts.getApp }).first();
        await expect(appLink, path).toHaveAttribute('href', '/download');
        await expect(page.locator('a[href="/download"]', { hasText: '打开 App' }), path).toHaveCount(0);
      }
    },
    'friends are sent the brand, without version and theme of the sender': async ({ page, baseURL }) => {
      await openPage(page, '/h5/share/app?ct=tthj&cv=1.2.3&clientVersion=1.2.3&themeMode=dark');
      await page.getByRole('button', { name: shareAppTexts.share }).tap();
      const link = page.getByTestId('how-to-share').getByText('/share/goapp');
      await expect(link).toHaveText(`${shareAppTexts.link}${baseURL}/share/goapp?ct=tthj`);
    },
    '/share/goapp leads to the official site of the brand, whatever else the address says': async ({
      page,
    }) => {
      for (const [ct, site] of SITES) {
        for (const more of [
          '',
          '&url=https://evil.example&officialSite=javascript:alert(1)',
          `&x=${'y'.repeat(4_096)}`,
        ]) {
          await page.goto(`/share/goapp?ct=${ct}${more}`);
          const button = page.getByRole('link', { name: shareAppTexts.goSite });
          await expect(button).toHaveAttribute('href', site);
        }
      }
    },
    'axe finds nothing in either theme, and every phone fits': async ({ page }) => {
      for (const path of PAGES) {
        await openPage(page, path);
        await expectToFit(page, [320, 375, 430]);
        if (path === '/share/app') await page.getByRole('button', { name: shareAppTexts.share }).tap();
        await expectAccessibleInBothThemes(page);
      }
    },
    'in the app the share button calls the share panel of the app': async ({ page }) => {
      const answers = { getAppInfo: { clientType: 'Android', clientVersion: '6.0.0' }, share: 'shared' };
      await playHost(page, USER_AGENTS.android, { kind: 'hostObject', answers });
      await openPage(page, '/share/app');
      await page.getByRole('button', { name: shareAppTexts.share }).tap();
      await expectToast(page, sendTexts.shared);
      expect(await callsOf(page)).toContain('share');
      await expect(page.getByTestId('how-to-share')).toHaveCount(0);
    },
    'in WeChat it points at the menu in the corner': async ({ page }) => {
      await playHost(page, USER_AGENTS.wechat);
      await openPage(page, '/share/app');
      await page.getByRole('button', { name: shareAppTexts.share }).tap();
      await expect(page.getByTestId('how-to-share')).toContainText(shareAppTexts.howCorner);
    },
    'a mini-program keeps the card for its own menu, and the page points there': async ({ page }) => {
      await playHost(page, USER_AGENTS.miniProgram);
      await addScript(page, () => {
        const postMessage = ({ data }: { data: object }) => Reflect.set(window, 'kept', data);
        Object.assign(window, { wx: { miniProgram: { postMessage } } });
      });
      const shareOf = { '/share/app': shareAppTexts.share, '/share/drama?dramaId=40001': /^分享《/ };
      for (const [path, name] of Object.entries(shareOf)) {
        await openPage(page, path);
        await page.getByRole('button', { name }).tap();
        await expectToast(page, sendTexts.byMenu);
        expect(await page.evaluate(() => Reflect.get(window, 'kept')), path).toMatchObject({
          share: { url: expect.stringContaining('/share/') },
        });
      }
    },
    'in a browser without sharing the button shows the link to be copied': async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // Like Android web views, which have no navigator.share.
      await addScript(page, () => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await openPage(page, '/share/app');
      await expect(page.getByTestId('how-to-share')).toHaveCount(0);
      await page.getByRole('button', { name: shareAppTexts.share }).tap();
      const how = page.getByRole('region', { name: shareAppTexts.how });
      await expect(how).toContainText(shareAppTexts.howCopy);
      await expect(how).toContainText(`${baseURL}/share/goapp`);
      await how.getByRole('button', { name: shareAppTexts.copy }).tap();
      await expectToast(page, sendTexts.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/share/goapp`);
    },
  }),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A-027][A-074] both pages say what they are and where they lead', async ({ page }) => {
    await page.goto('/share/app');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('把屿见视频分享给朋友');
    await expect(page.getByTestId('how-to-share')).toContainText('/share/goapp');
    await page.goto('/share/goapp');
    await expect(page.getByRole('link', { name: shareAppTexts.goSite })).toBeVisible();
  });
});
