import { type AnalyticsEvent, MAX_EVENTS_PER_CALL } from '@juban/contract/analytics/event-catalogue';
import { MAX_STORED, readStoredEvents, removeStoredEvents, storeEvents, without } from './stored-events.ts';

const SEND_AFTER_MS = 3_000;
const SEND_AT = 20;
const LONGEST_WAIT_MS = 60_000;

export interface EventSender {
  /** True if the batch was stored or finally refused, false if it should be sent again. */
  send(batch: readonly AnalyticsEvent[]): Promise<boolean>;
  /** Like send, while the page closes and nothing can wait for an answer. */
  sendLast(batch: readonly AnalyticsEvent[]): Promise<boolean>;
}

export interface EventQueue {
  add(event: AnalyticsEvent): void;
  /** Sends everything at once: the page becomes hidden and may not return. */
  leave(): void;
}

/** Collects events into batches; failed ones are kept, also in storage, and sent again. */
export function createEventQueue({ send, sendLast }: EventSender): EventQueue {
  let waiting: AnalyticsEvent[] = readStoredEvents();
  const underWay = new Set<AnalyticsEvent>();
  let isScheduled = false;
  let failures = 0;

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    const wait = Math.min(SEND_AFTER_MS * 2 ** failures, LONGEST_WAIT_MS);
    setTimeout(() => {
      isScheduled = false;
      void flush();
    }, wait);
  };

  async function pass(batch: AnalyticsEvent[], how: EventSender['send']): Promise<void> {
    for (const event of batch) underWay.add(event);
    const isDone = await how(batch).catch(() => false);
    for (const event of batch) underWay.delete(event);
    failures = isDone ? 0 : failures + 1;
    if (isDone) {
      waiting = without(waiting, batch);
      removeStoredEvents(batch);
    } else {
      storeEvents(batch);
    }
    if (waiting.length > 0) schedule();
  }

  const flush = async () => {
    // One batch at a time, so that a slow server does not get the same events in several calls.
    if (underWay.size === 0 && waiting.length > 0) await pass(waiting.slice(0, MAX_EVENTS_PER_CALL), send);
  };

  if (waiting.length > 0) schedule();
  return {
    add(event) {
      waiting = [...waiting, event].slice(-MAX_STORED);
      if (waiting.length >= SEND_AT && failures === 0) void flush();
      else schedule();
    },
    leave() {
      if (waiting.length === 0) return;
      storeEvents(waiting);
      const left = waiting.filter((event) => !underWay.has(event));
      for (let from = 0; from < left.length; from += MAX_EVENTS_PER_CALL) {
        void pass(left.slice(from, from + MAX_EVENTS_PER_CALL), sendLast);
      }
    },
  };
}
