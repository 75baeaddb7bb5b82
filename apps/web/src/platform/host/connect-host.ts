import { parseSearch } from '../../lib/search.ts';
import { clearToken, getToken, setToken } from '../session/session.ts';
import { getBridge } from './bridge/bridge.ts';
import type { Bridge } from './bridge/methods.ts';
import { type DetectedClient, detectClient } from './detect-client.ts';
import { getHost } from './host.ts';

/** Written into the address, where the router, links and calls already read it. */
function writeToAddress(detected: DetectedClient): void {
  const added = Object.entries(detected);
  if (added.length === 0) return;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of added) query.set(name, value);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}

/** In an app, the app decides who is logged in; if it does not answer, nothing changes. */
async function takeToken(bridge: Pick<Bridge, 'getToken'>): Promise<void> {
  const token = await bridge.getToken();
  if (token === undefined) return;
  // User agents and links can be forged, but an app knows its user.
  delete window.jubanOffer;
  if (token === getToken()) return;
  if (token) setToken(token);
  else clearToken();
}

async function meet(): Promise<void> {
  const host = getHost();
  if (!host.can.isInApp) return;
  const bridge = getBridge();
  const learning = detectClient(host, bridge, parseSearch(window.location.search)).then(writeToAddress);
  await Promise.all([learning, takeToken(bridge)]);
}

let meeting: Promise<void> | undefined;

/** Asks the host for client type and token; runs once per page and never rejects. */
export function connectHost(): Promise<void> {
  meeting ??= meet().catch(() => undefined);
  return meeting;
}
