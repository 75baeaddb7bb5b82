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

/** The browser of a social app, whose menu leads to another. */
export const isSocial = (): boolean => getHost().can.isSocialBrowser;

/** Where no page may open an app or download one. */
export const blocksApps = (): boolean => getHost().can.blocksApps;

/** Only WeChat wants to be told what a page is before it lets it do anything. */
export function greetHost(): void {
  if (getHost().container !== 'wechat') return;
  import('./wechat-page.ts').then(({ joinWechat }) => joinWechat()).catch(() => undefined);
}

/** Tries to open the app; tells while it waits for it to come or the download to begin. Answers how to call it off. */
export function openApp(
  brand: Brand,
  target: OpenTarget | undefined,
  tell: (opening: boolean) => void,
): () => void {
  const { container, can } = getHost();
  const { location } = window;
  const source = openSourceOf(container, parseSearch(location.search));
  const link = deepLinkOf(brand.scheme, target, source);
  const go = (address: string) => location.assign(address);
  if (!can.isInApp) {
    const tried = supportsIntents(navigator.userAgent) ? asIntent(brand, target, source) : link;
    const surroundings = { window, document, go, now: Date.now };
    const callOff = attemptOpen(tried, downloadAddress(brand), surroundings, () => tell(false));
    // Not before: a second tap ends the attempt of the first, which says that nothing is waited for.
    tell(true);
    return callOff;
  }
  // The app itself shows this page: it opens its own links, and needs no download.
  go(link);
  return () => undefined;
}

/**
 * Chrome says nothing where no app has the scheme, but follows an intent's fallback at once. That is the page
 * with the download: a file would begin there, and again when the wait ends.
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

/** The page with every download, for whom this page is: its path may have named the brand, which a query then does. */
function downloadPage({ id }: Brand): string {
  const search = parseSearch(window.location.search);
  return `/download${stringifySearch({ ...search, ...brandSearch(id, search) })}`;
}

/**
 * A phone gets its store, told who recommends the app. A desktop gets the page with every way, because nobody
 * wants a file unasked.
 */
function downloadAddress(brand: Brand): string {
  const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints);
  if (!isPhone(device)) return downloadPage(brand);
  const kol = readKolCode(parseSearch(window.location.search));
  return withQuery(APP_LINKS[brand.id].downloads[device], 'kol', kol);
}
