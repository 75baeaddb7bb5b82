import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBothThemes, expectToFit } from '../lib/axe.ts';
import { journey } from '../lib/journey.ts';
import { openPage } from '../lib/page.ts';
import { addScript } from '../lib/page-scripts.ts';
import { watchShifts } from '../lib/shifts.ts';
import { expectToast, expectToastWith } from '../lib/toasts.ts';
import { USER_AGENTS } from '../lib/user-agents.ts';

const PAGES = ['/guideLuoDi', '/download', '/download/android', '/kolDownload?kol=XM2026', '/dddown'];
/** The button of each platform and the path prefix of its link. */
const STORES = {
  'App Store 下载': 'ios/',
  'Android 下载': 'android/',
  鸿蒙版下载: 'harmony/',
  'Windows 版下载': 'windows/',
  'macOS 版下载': 'mac/',
};
const LABELS = Object.keys(STORES);
/** The first button on each device; one page per route that shares the screen. */
const OWN = [
  ['safari', '/guideLuoDi', 0],
  ['chromeAndroid', '/download', 1],
  ['harmony', '/kolDownload?kol=XM2026', 2],
  ['desktop', '/download/android', 3],
  ['mac', '/dddown', 4],
] as const;
const wide = { viewport: { width: 1280, height: 860 }, isMobile: false, hasTouch: false };

const storeLinks = (page: Page) => page.getByRole('list', { name: '选择你的设备' }).getByRole('link');
async function hrefsOf(page: Page): Promise<string[]> {
  await expect(storeLinks(page)).toHaveCount(5);
  return storeLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test('[A-017] the button of the visitor’s own device comes first', async ({ browser, baseURL }) => {
  for (const [device, path, own] of OWN) {
    const isDesktop = own > 2;
    const context = await browser.newContext({
      userAgent: USER_AGENTS[device],
      ...(baseURL && { baseURL }),
      ...(isDesktop ? wide : { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(storeLinks(page)).toHaveCount(LABELS.length);
    const tops = await storeLinks(page).evaluateAll((links) =>
      links.map((link) => ({ name: link.textContent ?? '', top: link.getBoundingClientRect().top })),
    );
    const [first, second] = [...tops].sort((one, other) => one.top - other.top);
    expect(first?.name, path).toContain(LABELS[own]);
    expect(first?.top).toBeLessThan(second?.top ?? 0);
    await expect(page.getByTestId('qr')).toHaveCount(isDesktop ? 1 : 0);
    await context.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    '[A-017][C-102] without JavaScript the links and terms of a download page are those of its brand',
    journey({
      'every page holds a link for each device, of the brand that path or client type name': async ({
        page,
      }) => {
        for (const [path, domain] of [
          ...PAGES.map((each) => [each, each === '/dddown' ? 'ddsp.example' : 'yujian.example'] as const),
          ['/download?ct=android_jqq', 'jqq.example'],
          ['/kolDownload?ct=tthj', 'tthj.example'],
          ['/dddown?ct=tthj', 'ddsp.example'],
          ['/download/ddsp', 'ddsp.example'],
          ['/download/tthj?ct=android_jqq', 'tthj.example'],
          ['/download/android_jqq', 'jqq.example'],
        ] as const) {
          await page.goto(path);
          for (const [label, address] of Object.entries(STORES)) {
            const link = storeLinks(page).filter({ hasText: label });
            await expect(link, path).toBeVisible();
            await expect(link, path).toHaveAttribute(
              'href',
              new RegExp(`^https://\\w+\\.${domain}/${address}`),
            );
          }
        }
      },
      'the picture is that of the brand that the path names': async ({ request }) => {
        for (const path of ['/dddown', '/h5/dddown', '/dddown?ct=tthj']) {
          const html = await (await request.get(path)).text();
          expect(html, path).toContain('clouds-past-the-track');
        }
      },
      'the terms next to a download are those of the brand of the page': async ({ page }) => {
        for (const [path, ct] of [
          ['/download', null],
          ['/download?ct=android_jqq', 'android_jqq'],
          ['/dddown', 'ipad_ddsp'],
          ['/dddown?ct=tthj', 'ipad_ddsp'],
        ] as const) {
          await page.goto(path);
          for (const name of ['用户协议', '隐私政策']) {
            const href = await page.getByRole('link', { name }).getAttribute('href');
            expect(new URL(href ?? '', page.url()).searchParams.get('ct'), `${path} ${name}`).toBe(ct);
          }
        }
      },
      'the keyword, its store and the note for other devices are there': async ({ page }) => {
        await page.goto('/keyword/8888');
        await expect(page.getByTestId('keyword')).toHaveText('8888');
        await expect(page.getByRole('link', { name: '复制口令，去 App Store' })).toHaveAttribute(
          'href',
          'https://apps.yujian.example/ios/search?term=8888',
        );
        await expect(page.getByText('请用 iPhone 打开本页')).toBeVisible();
      },
    }),
  );
});

test(
  '[A-017] a download page keeps its brand and KOL code, and unknown types show the plain page',
  journey({
    'a path that names its brand asks for it again after coming back from another page': async ({ page }) => {
      await openPage(page, '/dddown');
      const terms = await page.getByRole('link', { name: '用户协议' }).getAttribute('href');
      // Navigate in the client: a tap on an unhydrated part would load from the server.
      await page.evaluate((to) => history.pushState(null, '', to), terms);
      await expect(page).toHaveURL(/agreement/);
      // Events are sent as beacons with the client in their body, so skip them.
      const asked = page.waitForRequest((sent) => /\/api\/(?!events)/.test(sent.url()));
      await page.goBack();
      expect((await asked).headers().clienttype).toBe('ipad_ddsp');
    },
    'a KOL code stays on the store link; an invalid one does not': async ({ page }) => {
      for (const name of ['kol', 'kolCode', 'code']) {
        await page.goto(`/kolDownload?${name}=XM_2026`);
        for (const href of await hrefsOf(page)) expect(new URL(href).searchParams.get('kol')).toBe('XM_2026');
        await expect(page.getByText('下载时会自动带上推荐码 XM_2026')).toBeVisible();
      }
      await page.goto('/kolDownload');
      const plain = await hrefsOf(page);
      for (const code of [
        '<script>alert(1)</script>',
        '//evil.example',
        'a&b=c',
        'javascript:x',
        'x'.repeat(8_000),
      ]) {
        await page.goto(`/kolDownload?kol=${encodeURIComponent(code)}`);
        expect(await hrefsOf(page)).toEqual(plain);
      }
    },
    'an unknown type shows a plain download page': async ({ page, request }) => {
      for (const type of [
        'nobody',
        '__proto__',
        '%3Cscript%3E',
        'https:%2F%2Fevil.example',
        'x'.repeat(10_240),
      ]) {
        const answer = await request.get(`/download/${type}`, { maxRedirects: 0 });
        expect([type.slice(0, 30), answer.status()]).toEqual([type.slice(0, 30), 200]);
      }
      await page.goto('/download/nobody');
      expect(await hrefsOf(page)).toHaveLength(5);
    },
  }),
);

test.describe('on an iPhone', () => {
  test.use({ userAgent: USER_AGENTS.safari, permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    '[A-017][C-102] on an iPhone the keyword is copied and leads to the App Store, and the dock to the same store',
    journey({
      'the keyword is shown and copied, and leads to the search of the App Store': async ({ page }) => {
        await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
        await openPage(page, '/keyword/%E5%A5%BD%E5%89%A7%208888');
        await expect(page.getByTestId('keyword')).toHaveText('好剧 8888');
        await expect(page.getByText('请用 iPhone 打开本页')).toBeHidden();
        await page.getByRole('button', { name: '只复制' }).click();
        await expectToast(page, '口令已复制');
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('好剧 8888');
        const asked = page.waitForRequest(/search\?term=/);
        await page.getByRole('link', { name: '复制口令，去 App Store' }).click();
        expect(new URL((await asked).url()).searchParams.get('term')).toBe('好剧 8888');
      },
      'once the first button has left the screen, a dock leads to the same store': async ({ page }) => {
        await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
        await openPage(page, '/kolDownload?kol=XM_2026');
        const dock = page.getByTestId('download-dock');
        await expect(dock).toHaveCount(0);
        await expect(async () => {
          await page.mouse.wheel(0, 600);
          await expect(dock).toBeInViewport({ timeout: 500 });
        }).toPass();
        const asked = page.waitForRequest(/apps\.yujian\.example/);
        await dock.getByRole('button', { name: '立即下载' }).click();
        expect((await asked).url()).toMatch(/\/apps\.yujian\.example\/ios\/id1600000101\?kol=XM_2026$/);
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect(dock).toHaveCount(0);
      },
      'without a valid keyword the name of the brand is shown': async ({ page }) => {
        for (const path of [
          '/keyword',
          '/keyword/%3Cscript%3E',
          `/keyword/${'x'.repeat(10_240)}`,
          '/keyword/javascript:x',
        ]) {
          await page.goto(path);
          await expect(page.getByTestId('keyword')).toHaveText('屿见视频');
        }
      },
      'a browser that may not copy says how to': async ({ page }) => {
        await addScript(page, () => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined });
        });
        await openPage(page, '/keyword/8888');
        await page.getByRole('button', { name: '只复制' }).click();
        await expectToastWith(page, '长按口令复制');
      },
    }),
  );
});

const KEYWORD_ELSEWHERE = [
  ['chromeAndroid', 'elsewhere'],
  ['harmony', 'elsewhere'],
  ['desktop', 'elsewhere'],
  ['wechat', 'tip'],
  ['weibo', 'tip'],
] as const;

test('[C-102] devices without the App Store are asked to use an iPhone, and social apps show the tip image', async ({
  browser,
  baseURL,
}) => {
  for (const [name, shown] of KEYWORD_ELSEWHERE) {
    const isDesktop = name === 'desktop';
    const context = await browser.newContext({
      userAgent: USER_AGENTS[name],
      ...(baseURL && { baseURL }),
      ...(isDesktop ? wide : { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
    });
    const page = await context.newPage();
    await page.goto('/keyword/8888');
    if (shown === 'tip') {
      await expect(page.getByTestId('tip').getByRole('img')).toBeVisible();
      await expect(page.getByTestId('keyword')).toHaveCount(0);
    } else {
      await expect(page.getByText('请用 iPhone 打开本页')).toBeVisible();
      await expect(page.getByTestId('keyword')).toBeHidden();
      await expect(page.getByTestId('qr')).toHaveCount(isDesktop ? 1 : 0);
    }
    await context.close();
  }
});

test('axe finds nothing on the download pages in either theme, 320 to 1280 px fit, nothing moves', async ({
  page,
}) => {
  const size = page.viewportSize();
  const shiftsOf = await watchShifts(page);
  for (const path of [
    ...PAGES,
    '/keyword/8888',
    '/share_open/season/1001',
    '/download?ct=tthj',
    '/download?ct=android_jqq',
  ]) {
    await test.step(path, async () => {
      if (size) await page.setViewportSize(size);
      await openPage(page, path);
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf()).toEqual([]);
      await expectAccessibleInBothThemes(page);
      await expectToFit(page, [320, 375, 430, 1280]);
    });
  }
});
