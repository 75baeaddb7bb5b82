import type { Page } from '@playwright/test';
import { addFunction, addScript } from './page-scripts.ts';

/** An address outside that the demo has taken to the sandbox; any other as it is. */
const realAddress = (url: string): string => url.replace(/^http:\/\/127\.0\.0\.1:\d+\/outside\//, 'https://');

/** Addresses the page tries to go to, the app's own included: no browser here has the app. */
export async function watchWays(page: Page): Promise<string[]> {
  const ways: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => void ways.push(realAddress(url)));
  await page.route(/\.example\//, (route) => route.fulfill({ status: 204 }));
  return ways;
}

export interface AppOfBrand {
  scheme: string;
  androidPackage: string;
}
export const MAIN_APP: AppOfBrand = { scheme: 'yujian', androidPackage: 'example.yujian.video' };

/** What Chrome on Android is given in place of the scheme: for this one app, and where to go without it. */
export function intentTo(what: string, fallback: string, app = MAIN_APP): string {
  const { scheme, androidPackage } = app;
  return `intent://${what}?source=h5#Intent;scheme=${scheme};package=${androidPackage};S.browser_fallback_url=${encodeURIComponent(fallback)};end`;
}

/** Plays what Chrome on Android does with an intent where the app is missing: it goes to the fallback at once. */
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

/** The app's own links, kept from being tried: Chromium takes the next tap for one that is still under way. */
export async function catchAppLinks(page: Page): Promise<string[]> {
  const caught: string[] = [];
  await addFunction(page, 'catchAppLink', (url: string) => void caught.push(url));
  await addScript(page, () => {
    const tell: (url: string) => void = Reflect.get(window, 'catchAppLink');
    const navigation: EventTarget = Reflect.get(window, 'navigation');
    navigation.addEventListener('navigate', (event) => {
      const { url }: { url: string } = Reflect.get(event, 'destination');
      if (/^https?:/.test(url)) return;
      event.preventDefault();
      tell(url);
    });
  });
  return caught;
}
