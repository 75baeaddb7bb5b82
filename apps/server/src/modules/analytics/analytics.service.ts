import { clientTypeOf } from '@juban/catalog';
import type { CallRequest } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import { readVersion } from '../../lib/read-version.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { Clock } from '../../ports/clock.ts';
import { countEvents, insertEvents, readLastEvents } from './analytics.repository.ts';

export interface AnalyticsDeps {
  db: Db;
  clock: Clock;
}

export interface EventCount {
  eventId: number;
  /** Beginning of the step of time, in ms. */
  at: number;
  count: number;
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

/** Events of the pages: stored once each, never changed. Times are real ones: a moved clock is no visit. */
export function createAnalyticsService({ db, clock }: AnalyticsDeps) {
  return {
    async recordEvents(batch: CallRequest<'recordEvents'>, context: RequestContext): Promise<null> {
      const receivedAt = clock.realNow();
      const userId = context.userId === undefined ? null : Number(context.userId);
      const sender = { ...senderOf(batch, context), userId, receivedAt };
      await insertEvents(
        db,
        batch.events.map(({ id, at, eventKey, properties }) => ({
          ...sender,
          eventKey,
          eventId: id,
          properties,
          at: new Date(at),
        })),
      );
      return null;
    },

    /** Counts by event and step of time; steps in which nothing came are left out. */
    async countEvents(since: Date, stepMs: number): Promise<EventCount[]> {
      const rows = await countEvents(db, since, stepMs);
      return rows.map(({ eventId, step, count }) => ({ eventId, at: step * stepMs, count }));
    },

    readLastEvents: (most: number) => readLastEvents(db, most),
  };
}

/** A page that closes can set no header, so its batch says itself who sends it. */
function senderOf({ clientType, clientVersion }: CallRequest<'recordEvents'>, context: RequestContext) {
  if (context.isKnownClient || clientType === undefined) {
    return { clientType: context.clientType.id, clientVersion: context.version };
  }
  const { id } = clientTypeOf(clientType);
  return { clientType: id, clientVersion: readVersion(id, clientVersion) };
}
