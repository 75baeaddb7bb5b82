import type { AnalyticsEvent } from '@juban/contract/analytics/event-catalogue';
import { readStored, removeStored, store } from '../../lib/storage.ts';

const NAME = 'analytics-events';
/** Older events are dropped, so that a phone that is offline for days does not fill its storage. */
export const MAX_STORED = 200;

/** Stored events that were not sent yet, of this page or an earlier one. Invalid content counts as none. */
export function readStoredEvents(): AnalyticsEvent[] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEvent) : [];
  } catch {
    return [];
  }
}

/** Adds to the stored events, because another tab stores its own in the same place. */
export function storeEvents(events: readonly AnalyticsEvent[]): void {
  write([...without(readStoredEvents(), events), ...events]);
}

export function removeStoredEvents(events: readonly AnalyticsEvent[]): void {
  const kept = readStoredEvents();
  const left = without(kept, events);
  if (left.length < kept.length) write(left);
}

export function without(
  events: readonly AnalyticsEvent[],
  gone: readonly AnalyticsEvent[],
): AnalyticsEvent[] {
  const keys = new Set(gone.map(({ eventKey }) => eventKey));
  return events.filter(({ eventKey }) => !keys.has(eventKey));
}

function write(events: readonly AnalyticsEvent[]): void {
  if (events.length === 0) removeStored(NAME);
  else store(NAME, JSON.stringify(events.slice(-MAX_STORED)));
}

/** Checks only what sending needs; the server validates the rest. */
function isEvent(value: unknown): value is AnalyticsEvent {
  return typeof value === 'object' && value !== null && 'eventKey' in value && 'id' in value;
}
