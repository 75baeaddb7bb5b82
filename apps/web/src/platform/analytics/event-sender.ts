import { analyticsCalls } from '@juban/contract/analytics/analytics.calls';
import type { AnalyticsEvent } from '@juban/contract/analytics/event-catalogue';
import type { Transport } from '@juban/contract/client';
import { isSuccess } from '@juban/contract/codes';
import type { ClientIdentity } from '../session/client-identity.ts';
import type { EventSender } from './event-queue.ts';

type Batch = readonly AnalyticsEvent[];

export interface SenderOptions {
  /** Its requests should outlive the page, where the browser supports it. */
  transport: Transport;
  outlivesPage: boolean;
  token: () => string;
  client: () => ClientIdentity;
  /** False if the browser accepts no more. */
  beacon: (path: string, body: string) => boolean;
}

/** Temporary refusals: too many calls or a server error. */
const LATER = new Set<string | number>(['4290', '5000', '5030']);

export function createEventSender(options: SenderOptions): EventSender {
  const { transport, outlivesPage, token, client, beacon } = options;

  async function send(batch: Batch): Promise<boolean> {
    const { code } = await transport(analyticsCalls.recordEvents, { events: batch });
    if (isSuccess(code)) return true;
    if (LATER.has(code)) return false;
    // The server refuses a batch because of one unknown event, so send the others in smaller batches.
    if (batch.length === 1) return true;
    const middle = Math.ceil(batch.length / 2);
    return (await send(batch.slice(0, middle))) && send(batch.slice(middle));
  }

  const sendByBeacon = (events: Batch): boolean => {
    const { clientType, clientVersion } = client();
    const body = JSON.stringify({ events, clientType: clientType.id, clientVersion });
    return beacon(analyticsCalls.recordEvents.path, body);
  };

  return {
    send,
    // A beacon is most reliable but has no headers, and so would lose the user.
    async sendLast(batch) {
      if (token() && outlivesPage) return send(batch);
      return sendByBeacon(batch) || send(batch);
    },
  };
}
