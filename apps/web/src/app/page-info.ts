import { BRANDS, type Brand } from '@juban/catalog';
import { type ClientSearch, identifyClient } from '../lib/client-identity.ts';
import { PATH_BRANDS } from '../lib/path-brands.ts';
import { stringifySearch } from '../lib/search.ts';
import type { RouteTitle } from './route-titles.ts';

/** The part of a route match that tells what page it is. */
export interface PageMatch {
  fullPath: string;
  pathname: string;
  search: Readonly<Record<string, unknown>>;
}

export interface PageInfo {
  title: string;
  brand: Brand;
  /** One address for / and /h5, root and /home, every brand and campaign. */
  canonical: string;
}

const BY_PATH = new Map<string, RouteTitle>();

/** Titles come with their routes, which are not all there from the beginning. */
export function knowPages(rows: readonly RouteTitle[]): void {
  for (const row of rows) BY_PATH.set(row.path, row);
}

const trimSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/** What the document says about itself, from the innermost of its matches. */
export function describePage(matches: readonly PageMatch[]): PageInfo {
  const leaf = matches[matches.length - 1];
  const row = leaf && BY_PATH.get(trimSlash(leaf.fullPath));
  const search: ClientSearch & Readonly<Record<string, unknown>> = leaf?.search ?? {};
  const brand = BRANDS[PATH_BRANDS[row?.path ?? ''] ?? identifyClient(search).clientType.brand];
  const title = row ? titleOf(row, search) : '';
  return { title, brand, canonical: leaf && row ? canonicalOf(leaf, row) : '/' };
}

/** 0 and false say no, as in every other switch of an address. */
function titleOf({ title, also }: RouteTitle, search: Readonly<Record<string, unknown>>): string {
  return also && /^(?!0$|false$)./.test(String(search[also[0]] ?? '')) ? also[1] : title;
}

function canonicalOf(leaf: PageMatch, row: RouteTitle): string {
  const kept = (row.query ?? []).map((name) => [name, leaf.search[name]]);
  return trimSlash(leaf.pathname) + stringifySearch(Object.fromEntries(kept));
}

export function documentTitle({ title, brand }: PageInfo): string {
  return title ? `${title} - ${brand.name}` : brand.name;
}
