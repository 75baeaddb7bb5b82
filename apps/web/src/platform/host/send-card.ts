import { parseSearch } from '../../lib/search.ts';
import { namedClientType } from '../session/client-identity.ts';
import type { ShareInput, ShareResult } from './bridge/methods.ts';
import { shareByBrowser } from './bridge/share-by-browser.ts';
import { getHost } from './host.ts';

/** The address for shared links: it keeps the brand and nothing of the user. */
export function addressForOthers(path: string): string {
  const { origin, search } = window.location;
  const address = new URL(path, origin);
  const ct = namedClientType(parseSearch(search));
  if (ct) address.searchParams.set('ct', ct);
  return address.href;
}

/**
 * Opens the app's share panel, else the browser's; without both, points to a social app's menu or shows the
 * link.
 */
export async function sendCard(card: ShareInput): Promise<ShareResult> {
  const { canShare, isSocialBrowser } = getHost().can;
  if (canShare) {
    const { getBridge } = await import('./bridge/bridge.ts');
    return getBridge().share(card);
  }
  return isSocialBrowser ? 'byMenu' : shareByBrowser(card);
}
