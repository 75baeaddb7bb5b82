import type { Brand } from '@juban/catalog';
import { APP_LINKS } from '@juban/catalog/app-links';
import { deepLinkOf, type OpenTarget, openSourceOf } from '@juban/domain/open-app';
import { deviceOf, isPhone } from '@juban/domain/open-app-download';
import { getHost } from '../../host/host.ts';
import { parseSearch } from '../../lib/search.ts';
import { attemptOpen } from './attempt-open.ts';

/** The browser of a social app, which lets no page open an app or download one. */
export const isSocial = (): boolean => getHost().can.isSocialBrowser;

/** Tries to open the app; calls onEnd when it has come, or when the download begins. */
export function openApp(brand: Brand, target: OpenTarget | undefined, onEnd: () => void): void {
  const { container, can } = getHost();
  const { location } = window;
  const link = deepLinkOf(brand.scheme, target, openSourceOf(container, parseSearch(location.search)));
  const go = (address: string) => location.assign(address);
  if (!can.isInApp) {
    attemptOpen(link, downloadAddress(brand), { window, document, go, now: Date.now }, onEnd);
    return;
  }
  // The app itself shows this page: it opens its own links, and needs no download.
  go(link);
  onEnd();
}

/** A phone gets its store. A desktop gets the page with every way, because nobody wants a file unasked. */
function downloadAddress(brand: Brand): string {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  return isPhone(device) ? APP_LINKS[brand.id].downloads[device] : `/download${window.location.search}`;
}
