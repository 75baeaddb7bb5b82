import { parseSearch } from '../../lib/search.ts';
import { clearToken, getToken, setToken } from '../session/session.ts';
import { getBridge } from './bridge/bridge.ts';
import type { Bridge } from './bridge/methods.ts';
import { getHost } from './host.ts';
import { type LearnedClient, learnClient } from './learn-client.ts';

/** Written into the address, where the router, every link and every call already look for it. */
function writeToAddress(learned: LearnedClient): void {
  const added = Object.entries(learned);
  if (added.length === 0) return;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  for (const [name, value] of added) query.set(name, value);
  window.history.replaceState(window.history.state, '', `${pathname}?${query}${hash}`);
}

/** Inside the app the app knows who is logged in; a host that does not say changes nothing. */
async function takeToken(bridge: Pick<Bridge, 'getToken'>): Promise<void> {
  const token = await bridge.getToken();
  if (token === undefined) return;
  // User agents lie and links are foreign, but an app knows its user.
  delete window.jubanOffer;
  if (token === getToken()) return;
  if (token) setToken(token);
  else clearToken();
}

async function meet(): Promise<void> {
  const host = getHost();
  if (!host.can.isInApp) return;
  const bridge = getBridge();
  const learning = learnClient(host, bridge, parseSearch(window.location.search)).then(writeToAddress);
  await Promise.all([learning, takeToken(bridge)]);
}

let meeting: Promise<void> | undefined;

/** Learns from the host who is asking and who is logged in; once a page, and never fails. */
export function meetHost(): Promise<void> {
  meeting ??= meet().catch(() => undefined);
  return meeting;
}
