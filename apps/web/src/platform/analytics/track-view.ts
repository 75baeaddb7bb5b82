import { analyticsCalls } from '@juban/contract/analytics/analytics.calls';
import type { AnalyticsEvent } from '@juban/contract/analytics/event-catalogue';
import type { UserType } from '@juban/domain/membership-card';
import { randomKey } from '../../lib/random-key.ts';
import { parseSearch } from '../../lib/search.ts';
import { currentClient, getToken } from '../session/session.ts';
import { trackEvent } from './track-event.ts';

const PATH = /^\/[\w/-]{0,127}$/;
const ID = /^[\w-]{1,64}$/;

/** The server's format of a path; the last segment of an unknown path may be user input, so it is cut. */
const tellable = (path: string) => (PATH.test(path) ? path : `/${path.split('/')[1] ?? ''}`);

/** A visitor's event needs neither headers nor the queue, so most visits do not load it. */
function sendBare(event: AnalyticsEvent): boolean {
  if (getToken() || !navigator.onLine) return false;
  const { clientType, clientVersion } = currentClient();
  const body = JSON.stringify({ events: [event], clientType: clientType.id, clientVersion });
  return (
    navigator.sendBeacon?.(
      analyticsCalls.recordEvents.path,
      new Blob([body], { type: 'application/json' }),
    ) ?? false
  );
}

/** Pages whose events say whether the user pays. */
const OF_BUYERS = /^\/(vip(\/web)?|next\/simple_vip)$/;

/**
 * Reports that a page was opened and from where. Only a purchase page itself knows, later, whether a
 * logged-in user pays, so those pages report their view themselves.
 */
export function trackView(path: string, userType?: UserType): void {
  const { source, from_path } = parseSearch(window.location.search);
  const told = OF_BUYERS.test(path) && !getToken() ? 'nonPaying' : userType;
  if (OF_BUYERS.test(path) && !told) return;
  const properties = {
    path: tellable(path),
    ...(source && ID.test(source) && { source }),
    ...(from_path && PATH.test(from_path) && { fromPath: from_path }),
    ...(told && { userType: told }),
  };
  const isSent = sendBare({ id: 22000, at: Date.now(), eventKey: randomKey(), properties });
  if (!isSent) trackEvent(22000, properties);
}
