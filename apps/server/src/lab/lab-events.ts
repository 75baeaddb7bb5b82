import { EVENTS, type EventKind } from '@juban/contract/analytics/event-catalogue';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { labInput } from './lab-input.ts';
import type { LabOptions } from './lab-options.ts';

const MINUTE_MS = 60_000;
const LAST_EVENTS = 20;
const window = z.object({
  minutes: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(1_440)), 30),
});
const kinds: Readonly<Record<string, EventKind>> = EVENTS;

/** Events reported by pages: the count of each per minute, and the latest ones in full. */
export async function labEventRoutes(app: FastifyInstance, { product }: LabOptions): Promise<void> {
  const { clock } = product.foundation;
  const { analytics } = product.services;

  app.get('/lab/api/events', async (request) => {
    const { minutes } = labInput(window, request.query);
    const thisMinute = Math.floor(clock.realNow().getTime() / MINUTE_MS) * MINUTE_MS;
    const since = thisMinute - (minutes - 1) * MINUTE_MS;
    const counts = await analytics.countEvents(new Date(since), MINUTE_MS);
    const sum = (isCounted: (count: (typeof counts)[number]) => boolean) =>
      counts.filter(isCounted).reduce((total, { count }) => total + count, 0);
    const last = await analytics.readLastEvents(LAST_EVENTS);
    return {
      minutes: Array.from({ length: minutes }, (_, n) => {
        const at = since + n * MINUTE_MS;
        return { at, count: sum((count) => count.at === at) };
      }),
      kinds: Object.entries(kinds).map(([id, { name, meaning }]) => ({
        id: Number(id),
        name,
        meaning,
        count: sum(({ eventId }) => eventId === Number(id)),
      })),
      last: last.map(({ eventId, at, receivedAt, userId, ...event }) => ({
        ...event,
        id: eventId,
        name: kinds[eventId]?.name ?? String(eventId),
        meaning: kinds[eventId]?.meaning ?? '',
        userId: userId === null ? null : String(userId),
        at: at.getTime(),
        receivedAt: receivedAt.getTime(),
      })),
    };
  });
}
