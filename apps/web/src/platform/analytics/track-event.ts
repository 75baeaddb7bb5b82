import type { EventId, EventProperties } from '@juban/contract/analytics/event-catalogue';

/** Reports an event. The queue is loaded with the first event, so that it is not part of the first load. */
export function trackEvent<Id extends EventId>(id: Id, properties: EventProperties<Id>): void {
  if (typeof window === 'undefined') return;
  const at = Date.now();
  // If the script fails to load, the event is lost; the page has greater problems then.
  import('./page-events.ts').then(
    ({ addEvent }) => addEvent(id, at, properties),
    () => {},
  );
}
