import { DEFAULT_CLIENT_TYPE, findClientType } from '@juban/catalog';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** A page of the product with its parameters. */
export interface PageAddress {
  /** Path and query without /h5 and without the parameters below. */
  page: string;
  clientType: string;
  /** As apps send it, 10.2.4; empty if not given. */
  version: string;
  theme: Theme;
  h5: boolean;
}

const PREFIX = '/h5';
const CLIENT_TYPE_NAME = 'ct';
const VERSION_NAME = 'cv';
const THEME_NAME = 'themeMode';
/** Never shown, stored or shared, because every copied link would pass on the login. */
const TOKEN_NAME = 'token';
/** Base for parsing paths; never part of a page's address. */
const NOWHERE = 'http://page.invalid';
const VERSION = /^\d{1,4}(\.\d{1,4}){0,3}$/;

export const isVersion = (text: string): boolean => VERSION.test(text);

/** Path, query and fragment of an address on our own origin; the home page for anything else. */
export function ownPath(text: string, origin = NOWHERE): string {
  const base = text.startsWith(origin) ? origin : NOWHERE;
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  return url?.origin === base ? url.pathname + url.search + url.hash : '/';
}

/** Parses a page's address; missing values are left out. */
export function readPageAddress(
  text: string,
  origin?: string,
): Pick<PageAddress, 'page' | 'h5'> & Partial<PageAddress> {
  const url = new URL(ownPath(text, origin), NOWHERE);
  const clientType = url.searchParams.get(CLIENT_TYPE_NAME);
  const theme = THEMES.find((name) => name === url.searchParams.get(THEME_NAME));
  const version = url.searchParams.get(VERSION_NAME) ?? '';
  for (const name of [CLIENT_TYPE_NAME, VERSION_NAME, THEME_NAME, TOKEN_NAME]) url.searchParams.delete(name);
  const h5 = url.pathname === PREFIX || url.pathname.startsWith(`${PREFIX}/`);
  const path = h5 ? url.pathname.slice(PREFIX.length) || '/' : url.pathname;
  return {
    page: path + url.search + url.hash,
    h5,
    ...(clientType && findClientType(clientType) ? { clientType } : {}),
    ...(isVersion(version) ? { version } : {}),
    ...(theme ? { theme } : {}),
  };
}

/** The address for a browser; defaults are omitted, as in a shared link. */
export function writePageAddress({ page, clientType, version, theme, h5 }: PageAddress): string {
  const url = new URL(ownPath(page), NOWHERE);
  if (clientType !== DEFAULT_CLIENT_TYPE) url.searchParams.set(CLIENT_TYPE_NAME, clientType);
  if (version !== '') url.searchParams.set(VERSION_NAME, version);
  if (theme !== 'system') url.searchParams.set(THEME_NAME, theme);
  const path = h5 ? PREFIX + (url.pathname === '/' ? '' : url.pathname) : url.pathname;
  return path + url.search + url.hash;
}

/** The same with a login: the page takes the token and removes it from its address. */
export function withToken(address: string, token: string): string {
  const url = new URL(address, NOWHERE);
  url.searchParams.set(TOKEN_NAME, token);
  return url.pathname + url.search + url.hash;
}
