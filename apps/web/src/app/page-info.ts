import { BRANDS, type Brand } from '@juban/catalog';
import { stringifySearch } from '../lib/search.ts';
import { type ClientSearch, identifyClient } from '../platform/session/client-identity.ts';
import type { RouteFacts } from './route-facts.ts';

/** The part of a route match that identifies the page. */
export interface PageMatch {
  pathname: string;
  search: Readonly<Record<string, unknown>>;
  staticData: RouteFacts;
}

export interface PageInfo {
  title: string;
  brand: Brand;
  /** One address for / and /h5, root and /home, all brands and campaigns. */
  canonical: string;
}

const trimSlash = (path: string) => path.replace(/\/+$/, '') || '/';

/** Title, brand and canonical address, from the innermost match. */
export function describePage(matches: readonly PageMatch[]): PageInfo {
  const leaf = matches[matches.length - 1];
  const facts = leaf?.staticData ?? {};
  const search: ClientSearch & Readonly<Record<string, unknown>> = leaf?.search ?? {};
  const brand = BRANDS[facts.brand ?? identifyClient(search).clientType.brand];
  const { title } = facts;
  if (!leaf || title === undefined) return { title: '', brand, canonical: '/' };
  return { title: alsoTitled(facts, search) ?? title, brand, canonical: canonicalOf(leaf) };
}

/** 0 and false mean no, as in every other switch in an address. */
function alsoTitled({ also }: RouteFacts, search: Readonly<Record<string, unknown>>): string | undefined {
  return also && /^(?!0$|false$)./.test(String(search[also[0]] ?? '')) ? also[1] : undefined;
}

function canonicalOf(leaf: PageMatch): string {
  const kept = (leaf.staticData.query ?? []).map((name) => [name, leaf.search[name]]);
  return trimSlash(leaf.pathname) + stringifySearch(Object.fromEntries(kept));
}

export function documentTitle({ title, brand }: PageInfo): string {
  return title ? `${title} - ${brand.name}` : brand.name;
}
