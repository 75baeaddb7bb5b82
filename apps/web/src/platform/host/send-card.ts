import { parseSearch } from '../../lib/search.ts';
import { namedClientType } from '../session/client-identity.ts';
import type { ShareInput, ShareResult } from './bridge/methods.ts';
import { shareByBrowser } from './bridge/share-by-browser.ts';
import { getHost } from './host.ts';

/** The address that others are sent: it says whose page it is, and nothing else of the reader's own. */
export function addressForOthers(path: string): string {
  const { origin, search } = window.location;
  const address = new URL(path, origin);
  const ct = namedClientType(parseSearch(search));
  if (ct) address.searchParams.set('ct', ct);
  return address.href;
}

/** The app's own panel, else the browser's; where neither is, a social app's menu or the link itself. */
export async function sendCard(card: ShareInput): Promise<ShareResult> {
  const { canShare, isSocialBrowser } = getHost().can;
  if (canShare) {
    const { getBridge } = await import('./bridge/bridge.ts');
    return getBridge().share(card);
  }
  return isSocialBrowser ? 'byMenu' : shareByBrowser(card);
}
