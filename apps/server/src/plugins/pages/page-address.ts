import { STATUS_PATH, STATUS_TAKEN } from '@juban/contract/status-path';

/** A page's address in normal form, so that the same page has one cache entry for every spelling. */
export interface PageAddress {
  pathname: string;
  /** Path and query, without token and ticket. */
  href: string;
  /** Removed before rendering, so that it appears in no page and no cache. */
  token: string | undefined;
}

const ORIGIN = 'http://localhost';
const TOKEN = 'token';
/** Secrets of one visitor: never in a page or in the cache. */
const SECRETS: ReadonlySet<string> = new Set([TOKEN, 'ticket']);

/** Paths of the server that are not pages, and folders of files. */
const NOT_PAGES = new Set([
  'api',
  'centreapi',
  'thanosapi',
  'lab',
  'upload',
  'pay',
  'partner',
  'healthz',
  'readyz',
  'metrics',
  'assets',
  'content',
]);
/** A missing file must answer 404: rendering the home page for it would only hide the error. */
const FILE = /\.(?:js|mjs|css|map|json|xml|txt|ico|svg|png|jpe?g|gif|webp|avif|woff2?|mp4|m3u8)$/i;

export function isPagePath(pathname: string): boolean {
  return !NOT_PAGES.has(pathname.split('/', 2)[1] ?? '') && !FILE.test(pathname);
}

export function readPageAddress(rawUrl: string): PageAddress {
  const url = new URL(ORIGIN + rawUrl);
  const token = url.searchParams.get(TOKEN) ?? undefined;
  const pathname = onePath(url.pathname);
  return { pathname, href: pathname + oneQuery(url.searchParams), token };
}

/** The request that renders a page: it contains only the address, so that one answer fits every visitor. */
export function pageRequest(address: PageAddress, signal?: AbortSignal): Request {
  return new Request(ORIGIN + address.href, { headers: { accept: 'text/html' }, signal: signal ?? null });
}

/** A redirect inside our origin keeps the token, because the target page reads it from the address. */
export function withToken(location: string, token: string | undefined): string {
  if (!token || !/^\/(?!\/)/.test(location)) return location;
  const url = new URL(ORIGIN + location);
  url.searchParams.set(TOKEN, token);
  return url.pathname + url.search + url.hash;
}

function onePath(pathname: string): string {
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const path = plain.replace(STATUS_PATH, `$1${STATUS_TAKEN}`);
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return path;
  }
}

/** Like the web app's own parser: of a repeated name the first value counts. */
function oneQuery(query: URLSearchParams): string {
  const values = new Map<string, string>();
  for (const [name, value] of query) if (!SECRETS.has(name) && !values.has(name)) values.set(name, value);
  const text = new URLSearchParams(Object.entries(Object.fromEntries(values))).toString();
  return text && `?${text}`;
}
