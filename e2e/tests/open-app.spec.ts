import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { intentUrl, playChromeWithoutApp, watchNavigations } from '../lib/app-links.ts';
import { openPage } from '../lib/page.ts';
import { USER_AGENTS } from '../lib/user-agents.ts';

const LATER = Date.parse('2031-01-01T00:00:00Z');
const IOS_STORE = 'https://apps.yujian.example/ios/id1600000101';
const ANDROID_STORE = 'https://dl.yujian.example/android/yujian.apk';
const HOUR_MS = 3_600_000;

interface StillPage {
  page: Page;
  /** Addresses the page tries to open. */
  addresses: string[];
}

/**
 * Opens each address in a new page whose clock moves only on request. Separate pages are needed because
 * Chromium takes a tap for a link to an app that is still under way.
 */
async function withStoppedClock(context: BrowserContext): Promise<(path: string) => Promise<StillPage>> {
  await context.clock.install();
  let opened = 0;
  return async (path) => {
    await context.clock.resume();
    const page = await context.newPage();
    await openPage(page, path);
    await context.clock.pauseAt(LATER + opened * HOUR_MS);
    opened += 1;
    return { page, addresses: await watchNavigations(page) };
  };
}

const HOSTILE_QUERIES = [
  'scheme=evil',
  'host=evil.example',
  'source=evil://x',
  'from=%26x',
  `source=${'x'.repeat(10_000)}`,
];

const openNow = (page: Page) => page.getByRole('link', { name: '立即打开' });
const hint = (page: Page) => page.getByTestId('arrow-hint');

test.describe('in WeChat', () => {
  test.use({ userAgent: USER_AGENTS.wechat });

  test('[A-040] the download buttons point at the system’s browser and go nowhere, and iOS gets a direct link', async ({
    context,
  }) => {
    const openStopped = await withStoppedClock(context);
    for (const [path, button] of [
      ['/download', 'App Store 下载'],
      ['/kolDownload?kol=abc', 'Android 下载'],
    ] as const) {
      const { page, addresses } = await openStopped(path);
      await page.getByRole('link', { name: button }).click();
      await expect(hint(page)).toContainText('在浏览器打开');
      await page.clock.runFor(10_000);
      expect(addresses).toEqual([]);
      await expect(page.getByRole('button', { name: '我知道了' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(hint(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: button })).toBeFocused();
    }
    const { page } = await openStopped('/share_open/movie/0012?ct=ios_jqq');
    await openNow(page).click();
    const direct = hint(page).getByRole('link');
    await expect(direct).toHaveAttribute(
      'href',
      'https://app.jqq.example/share_open/movie/0012?source=wechat',
    );
    const close = page.getByRole('button', { name: '我知道了' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(direct).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
  });
});

for (const [name, store] of [
  ['safari', IOS_STORE],
  ['chromeAndroid', ANDROID_STORE],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent: USER_AGENTS[name] });

    test('[A-019][A-020][A-021] the deep link opens at once and the store 4 s later, unless the page was left', async ({
      context,
      baseURL,
    }) => {
      const deepLink =
        name === 'chromeAndroid'
          ? intentUrl('season/1001', `${baseURL}/download`)
          : 'yujian://season/1001?source=h5';
      const openStopped = await withStoppedClock(context);
      const left = await openStopped('/share_open/season/1001');
      await openNow(left.page).click();
      await expect.poll(() => left.addresses).toEqual([deepLink]);
      await context.clock.runFor(3_000);
      await left.page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      // Return before the 4 s are over: the page must remember that it was hidden.
      await context.clock.runFor(500);
      await left.page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { get: () => false, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await context.clock.runFor(10_000);
      expect(left.addresses).toEqual([deepLink]);
      await left.page.close();

      // Plays a browser that calls itself Chrome but ignores the intent.
      const { page, addresses } = await openStopped('/share_open/season/1001');
      await openNow(page).click();
      await expect.poll(() => addresses).toEqual([deepLink]);
      await page.clock.runFor(3_900);
      expect(addresses).toHaveLength(1);
      await page.clock.runFor(200);
      await expect.poll(() => addresses).toEqual([deepLink, store]);
      await expect(hint(page)).toHaveCount(0);
    });
  });
}

test.describe('Chrome on Android', () => {
  test.use({ userAgent: USER_AGENTS.chromeAndroid });

  test('[A-019][A-020] without the app Chrome goes to the page with every download at once, and no store follows', async ({
    context,
  }) => {
    const openStopped = await withStoppedClock(context);
    const { page, addresses } = await openStopped('/share_open/season/1001?kol=XM_2026');
    await playChromeWithoutApp(page);
    await openNow(page).click();
    await expect(page).toHaveURL(/\/download\?kol=XM_2026$/);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/download\?kol=XM_2026$/);
    expect(addresses).not.toContain(ANDROID_STORE);
    await page.goBack();
    await expect(openNow(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/share_open\/season\/1001/);
  });
});

test.describe('on a phone', () => {
  test.use({ userAgent: USER_AGENTS.safari });

  test('[A-019] each brand opens its own scheme, and the query changes neither scheme nor host', async ({
    page,
    context,
    request,
  }) => {
    for (const query of HOSTILE_QUERIES) {
      const html = await (await request.get(`/share_open/season/1001?${query}`)).text();
      expect(html.match(/href="yujian:[^"]*"/g)).toEqual(['href="yujian://season/1001?source=h5"']);
    }
    for (const [ct, scheme] of [
      ['ios_ddsp', 'ddsp'],
      ['ios_jqq', 'jqq'],
      ['tthj', 'tthj'],
    ]) {
      await page.goto(`/share_open/movie/0012?ct=${ct}&source=weibo`);
      await expect(openNow(page)).toHaveAttribute('href', `${scheme}://movie/0012?source=h5`);
    }
    const openStopped = await withStoppedClock(context);
    for (const [path, wanted] of [
      ['/share_open/movie/0012?ct=tthj&from=timeline', 'tthj://movie/0012?source=wechat'],
      [`/share_open/season/1001?${HOSTILE_QUERIES.slice(0, 4).join('&')}`, 'yujian://season/1001?source=h5'],
    ] as const) {
      const opened = await openStopped(path);
      await openNow(opened.page).click();
      await expect.poll(() => opened.addresses).toEqual([wanted]);
      await opened.page.close();
    }
  });
});

test.describe('on a desktop', () => {
  test.use({
    userAgent: USER_AGENTS.desktop,
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });

  test('[A-020] after 4 s comes the page with every download; a phone can take over by its camera', async ({
    context,
  }) => {
    const openStopped = await withStoppedClock(context);
    const { page, addresses } = await openStopped('/share_open/season/1001?ct=ios_jqq');
    await expect(page.getByTestId('qr')).toBeVisible();
    await openNow(page).click();
    await expect.poll(() => addresses).toEqual(['jqq://season/1001?source=h5']);
    await page.clock.runFor(4_100);
    await expect(page).toHaveURL(/\/download\?ct=ios_jqq$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[A-019] the invitation, the deep link and the download link are in the HTML', async ({ page }) => {
    await page.goto('/share_open/season/1001');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('这部剧，在 App 里接着追');
    await expect(openNow(page)).toHaveAttribute('href', 'yujian://season/1001?source=h5');
    await expect(page.getByRole('link', { name: '去下载 App' })).toHaveAttribute('href', '/download');
  });
});

test('[A-019] an unknown type or an invalid id gets the not-found page', async ({ page, request }) => {
  for (const path of [
    'album/1001',
    'Season/1001',
    'javascript:alert(1)/1',
    'season/..%2f..%2fevil',
    'season/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'season/https:%2F%2Fevil.example',
    'season/1001%3Fsource=x',
    `season/${'x'.repeat(65)}`,
    `season/${'x'.repeat(10_240)}`,
  ]) {
    const answer = await request.get(`/share_open/${path}`, { maxRedirects: 0 });
    expect([path.slice(0, 60), answer.status()]).toEqual([path.slice(0, 60), 404]);
    const html = await answer.text();
    expect(html).toContain('data-testid="not-found"');
    expect(html).not.toMatch(/<a [^>]*href="(?:yujian|javascript|https?):/);
  }
  await page.goto('/share_open/album/1001');
  await expect(page.getByRole('main')).toContainText('暂时没有内容');
});
