import { BRANDS } from '@juban/catalog';
import { TOKEN_NAME } from '../../platform/session/session.ts';

/** Placeholder origin where the real one is unknown, as on the server. */
const NOWHERE = 'https://own.invalid';

const BRAND_SITES = new Set(Object.values(BRANDS).map(({ officialSite }) => officialSite));

/**
 * Checks the target of a bar that the address describes: an internal path or a brand's site, without token
 * and script. Otherwise undefined.
 */
export function barTarget(given: string, origin = NOWHERE): string | undefined {
  let url: URL;
  try {
    url = new URL(given, origin);
  } catch {
    return undefined;
  }
  url.searchParams.delete(TOKEN_NAME);
  // Dot segments before a double slash are removed, which would leave another site's address.
  if (url.pathname.startsWith('//')) return undefined;
  if (url.origin === origin) return url.pathname + url.search + url.hash;
  return BRAND_SITES.has(url.origin) ? url.href : undefined;
}
