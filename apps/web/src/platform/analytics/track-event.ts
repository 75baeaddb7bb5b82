import type { EventId, EventProperties } from '@juban/contract/analytics/event-catalogue';

/** Reports what happened. What carries it is fetched with the first event and is no part of the first load. */
export function trackEvent<Id extends EventId>(id: Id, properties: EventProperties<Id>): void {
  if (typeof window === 'undefined') return;
  const at = Date.now();
  // A page whose scripts cannot be fetched has greater troubles than a lost event.
  import('./page-events.ts').then(
    ({ addEvent }) => addEvent(id, at, properties),
    () => {},
  );
}
