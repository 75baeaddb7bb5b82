import { clientTypeOf } from '@juban/catalog';
import type { CallRequest } from '@juban/contract';
import { type AnalyticsEvent, CALL_FAILED } from '@juban/contract/analytics/event-catalogue';
import type { Db } from '../../db/database.ts';
import { readVersion } from '../../lib/read-version.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { countEvents, insertEvents, readLastEvents } from './analytics.repository.ts';

export interface AnalyticsDeps {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
}

/** A failed call reported by a page. */
export interface CallFailure {
  call: string;
  code: string;
  clientType: string;
}

export interface EventCount {
  eventId: number;
  /** Start of the time step, in ms. */
  at: number;
  count: number;
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

/**
 * Events of the pages: stored once each, never changed. Times are real ones: moving the clock does not affect
 * them.
 */
export function createAnalyticsService({ db, clock, rateLimits }: AnalyticsDeps) {
  /** The number of failures that one address may report; further ones are dropped. */
  async function withinLimit(events: readonly AnalyticsEvent[], address: string): Promise<AnalyticsEvent[]> {
    const taken: AnalyticsEvent[] = [];
    for (const event of events) {
      const isOver =
        event.id === CALL_FAILED && (await rateLimits.hit('failureReportsByAddress', address)) !== undefined;
      if (!isOver) taken.push(event);
    }
    return taken;
  }

  return {
    /** Returns the failed calls among the events, to be counted in metrics. */
    async recordEvents(batch: CallRequest<'recordEvents'>, context: RequestContext): Promise<CallFailure[]> {
      const receivedAt = clock.realNow();
      const userId = context.userId === undefined ? null : Number(context.userId);
      const sender = { ...senderOf(batch, context), userId, receivedAt };
      const events = await withinLimit(batch.events, context.address);
      await insertEvents(
        db,
        events.map(({ id, at, eventKey, properties }) => ({
          ...sender,
          eventKey,
          eventId: id,
          properties,
          at: new Date(at),
        })),
      );
      return events.flatMap(({ id, properties }) =>
        id === CALL_FAILED ? [{ ...properties, clientType: sender.clientType }] : [],
      );
    },

    /** Counts by event and time step; empty steps are left out. */
    async countEvents(since: Date, stepMs: number): Promise<EventCount[]> {
      const rows = await countEvents(db, since, stepMs);
      return rows.map(({ eventId, step, count }) => ({ eventId, at: step * stepMs, count }));
    },

    readLastEvents: (most: number) => readLastEvents(db, most),
  };
}

/** A page that closes cannot set headers, so its batch names its sender. */
function senderOf({ clientType, clientVersion }: CallRequest<'recordEvents'>, context: RequestContext) {
  if (context.isKnownClient || clientType === undefined) {
    return { clientType: context.clientType.id, clientVersion: context.version };
  }
  const { id } = clientTypeOf(clientType);
  return { clientType: id, clientVersion: readVersion(id, clientVersion) };
}
