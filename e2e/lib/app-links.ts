import type { Page } from '@playwright/test';
import { addFunction, addScript } from './page-scripts.ts';

/** The demo replaces outside addresses by sandbox ones; this restores the original address. */
const originalAddress = (url: string): string =>
  url.replace(/^http:\/\/127\.0\.0\.1:\d+\/outside\//, 'https://');

/** Records every address that the page navigates to, app links included. */
export async function watchNavigations(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => void addresses.push(originalAddress(url)));
  await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
  return addresses;
}

export interface AppOfBrand {
  scheme: string;
  androidPackage: string;
}
export const MAIN_APP: AppOfBrand = { scheme: 'yujian', androidPackage: 'example.yujian.video' };

/** The intent URL that Chrome on Android needs instead of the app's scheme. */
export function intentUrl(what: string, fallback: string, app = MAIN_APP): string {
  const { scheme, androidPackage } = app;
  return `intent://${what}?source=h5#Intent;scheme=${scheme};package=${androidPackage};S.browser_fallback_url=${encodeURIComponent(fallback)};end`;
}

/**
 * Chrome on Android goes straight to the fallback of an intent when the app is missing; Chromium on Linux
 * does not.
 */
export async function playChromeWithoutApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    const navigation: EventTarget = Reflect.get(window, 'navigation');
    navigation.addEventListener('navigate', (event) => {
      const { url }: { url: string } = Reflect.get(event, 'destination');
      if (!url.startsWith('intent:')) return;
      event.preventDefault();
      const [, fallback] = /;S\.browser_fallback_url=([^;]+)/.exec(url) ?? [];
      if (fallback) queueMicrotask(() => window.location.assign(decodeURIComponent(fallback)));
    });
  });
}

/** Records and cancels app links: Chromium ignores a tap while it still follows the previous link. */
export async function catchAppLinks(page: Page): Promise<string[]> {
  const caught: string[] = [];
  await addFunction(page, 'catchAppLink', (url: string) => void caught.push(url));
  await addScript(page, () => {
    const report: (url: string) => void = Reflect.get(window, 'catchAppLink');
    const navigation: EventTarget = Reflect.get(window, 'navigation');
    navigation.addEventListener('navigate', (event) => {
      const { url }: { url: string } = Reflect.get(event, 'destination');
      if (/^https?:/.test(url)) return;
      event.preventDefault();
      report(url);
    });
  });
  return caught;
}
