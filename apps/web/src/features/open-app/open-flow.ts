import type { Brand } from '@juban/catalog';
import { APP_IDENTITIES } from '@juban/catalog/app-identities';
import { APP_LINKS } from '@juban/catalog/app-links';
import { deepLinkOf, type OpenSource, type OpenTarget, openSourceOf } from '@juban/domain/open-app';
import { deviceOf, isPhone, readKolCode, withQuery } from '@juban/domain/open-app-download';
import { intentLinkOf, supportsIntents } from '@juban/domain/open-app-links';
import { brandSearch } from '../../lib/brand-search.ts';
import { parseSearch, stringifySearch } from '../../lib/search.ts';
import { getHost } from '../../platform/host/host.ts';
import { attemptOpen } from './attempt-open.ts';

/** Whether this is a social app's browser, which can open another one by its menu. */
export const isSocial = (): boolean => getHost().can.isSocialBrowser;

/** Whether pages cannot open or download apps here. */
export const blocksApps = (): boolean => getHost().can.blocksApps;

/** Only WeChat requires a page to identify itself first. */
export function joinHost(): void {
  if (getHost().container !== 'wechat') return;
  import('./wechat-page.ts').then(({ joinWechat }) => joinWechat()).catch(() => undefined);
}

/**
 * Tries to open the app; `onWaiting` reports whether it is still waiting. Returns a function that cancels the
 * attempt.
 */
export function openApp(
  brand: Brand,
  target: OpenTarget | undefined,
  onWaiting: (opening: boolean) => void,
): () => void {
  const { container, can } = getHost();
  const { location } = window;
  const source = openSourceOf(container, parseSearch(location.search));
  const link = deepLinkOf(brand.scheme, target, source);
  const go = (address: string) => location.assign(address);
  if (!can.isInApp) {
    const tried = supportsIntents(navigator.userAgent) ? asIntent(brand, target, source) : link;
    const surroundings = { window, document, go, now: Date.now };
    const callOff = attemptOpen(tried, downloadAddress(brand), surroundings, () => onWaiting(false));
    // Not earlier: a second tap ends the first attempt, which reports that nothing is waiting.
    onWaiting(true);
    return callOff;
  }
  // Inside the app: it opens its own links and needs no download.
  go(link);
  return () => undefined;
}

/**
 * Chrome does not report a scheme without an app, but follows an intent's fallback at once. The fallback is
 * the download page rather than a file, which would be downloaded again when the wait ends.
 */
function asIntent(brand: Brand, target: OpenTarget | undefined, source: OpenSource): string {
  const { androidPackage } = APP_IDENTITIES[brand.id];
  return intentLinkOf(
    { scheme: brand.scheme, androidPackage },
    target,
    source,
    window.location.origin + downloadPage(brand),
  );
}

/** The download page of this page's brand; if the path names the brand, it goes into the query. */
function downloadPage({ id }: Brand): string {
  const search = parseSearch(window.location.search);
  return `/download${stringifySearch({ ...search, ...brandSearch(id, search) })}`;
}

/**
 * Phones get their store with the recommendation code. Desktops get the page with all downloads, because an
 * unrequested file is unwelcome.
 */
function downloadAddress(brand: Brand): string {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  if (!isPhone(device)) return downloadPage(brand);
  const kol = readKolCode(parseSearch(window.location.search));
  return withQuery(APP_LINKS[brand.id].downloads[device], 'kol', kol);
}
