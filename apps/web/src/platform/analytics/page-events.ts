import type { AnalyticsEvent, EventId, EventProperties } from '@juban/contract/analytics/event-catalogue';
import { randomKey } from '../../lib/random-key.ts';
import { createHttpTransport } from '../api/http-transport.ts';
import { currentClient, getToken } from '../session/session.ts';
import { createEventQueue } from './event-queue.ts';
import { createEventSender } from './event-sender.ts';

const queue = createEventQueue(
  createEventSender({
    transport: createHttpTransport({
      fetch: (address, init) => window.fetch(address, { ...init, keepalive: true }),
      token: getToken,
      client: currentClient,
    }),
    outlivesPage: 'keepalive' in Request.prototype,
    token: getToken,
    client: currentClient,
    beacon: (path, body) =>
      navigator.sendBeacon?.(path, new Blob([body], { type: 'application/json' })) ?? false,
  }),
);

// Phones close hidden pages without an event; older Safari fires only pagehide when it navigates.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') queue.leave();
});
window.addEventListener('pagehide', () => queue.leave());

export function addEvent<Id extends EventId>(id: Id, at: number, properties: EventProperties<Id>): void {
  queue.add({ id, at, eventKey: randomKey(), properties } as AnalyticsEvent);
}
