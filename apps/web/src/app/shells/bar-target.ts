import { BRANDS } from '@juban/catalog';
import { TOKEN_NAME } from '../../platform/session/session.ts';

/** Stands for our own origin where that is not known, as on the server. */
const NOWHERE = 'https://own.invalid';

const BRAND_SITES = new Set(Object.values(BRANDS).map(({ officialSite }) => officialSite));

/**
 * Where a bar from the address may lead: a path of ours, or one of our brands' sites, never with the token
 * and never to a script; undefined for the rest.
 */
export function barTarget(given: string, origin = NOWHERE): string | undefined {
  let url: URL;
  try {
    url = new URL(given, origin);
  } catch {
    return undefined;
  }
  url.searchParams.delete(TOKEN_NAME);
  // Dots before two slashes fall away, and what is left would be another site's address.
  if (url.pathname.startsWith('//')) return undefined;
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return BRAND_SITES.has(url.origin) ? url.href : undefined;
}
