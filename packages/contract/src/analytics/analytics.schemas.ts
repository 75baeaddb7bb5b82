import { COUNTRY_CODE, PHONE_IN_TEXT } from '@juban/domain';
import { z } from 'zod/mini';
import { empty, handle } from '../fields.ts';
import {
  type AnalyticsEvent,
  EVENTS,
  type EventKind,
  MAX_EVENTS_PER_CALL,
  type PropertyKind,
  type PropertyKinds,
} from './event-catalogue.ts';

/** An id can consist of digits only and a path can end with one; neither may contain a phone. */
const PHONE = new RegExp(`(?<=(?<!\\d)(?:${COUNTRY_CODE})?)${PHONE_IN_TEXT}(?!\\d)`);
const noPhone = z.refine<string>((text) => !PHONE.test(text));

const KINDS: Readonly<Record<PropertyKind, z.ZodMiniType>> = {
  id: handle().check(noPhone),
  // Dots are not allowed, so that no token can be part of a path, and neither are queries.
  path: z.string().check(z.regex(/^\/[\w/-]{0,127}$/), noPhone),
  place: z.int().check(z.minimum(0), z.maximum(9_999)),
  flag: z.boolean(),
};

/** Client clocks may be wrong by years, but values outside this range are garbage. */
const at = z.int().check(z.minimum(Date.UTC(2015)), z.maximum(Date.UTC(2100)));
const eventKey = z.string().check(z.regex(/^[\w-]{8,64}$/));

const schemasOf = (kinds: PropertyKinds) =>
  Object.entries(kinds).map(([name, kind]) => [name, KINDS[kind]] as const);

function eventSchema([id, { properties, optional }]: [string, EventKind]) {
  const shape = Object.fromEntries([
    ...schemasOf(properties),
    ...schemasOf(optional).map(([name, schema]) => [name, z.optional(schema)] as const),
  ]);
  return z.strictObject({ id: z.literal(Number(id)), at, eventKey, properties: z.strictObject(shape) });
}

const event = z.union(Object.entries<EventKind>(EVENTS).map(eventSchema)) as unknown as z.ZodMiniType<
  AnalyticsEvent,
  AnalyticsEvent
>;

export const analyticsSchemas = {
  recordEvents: {
    summary: 'Store a batch of events, each once; a single invalid event refuses the whole batch',
    input: z.strictObject({
      events: z.array(event).check(z.minLength(1), z.maxLength(MAX_EVENTS_PER_CALL)),
      /** For beacons sent while a page closes, which cannot set headers. The header takes precedence. */
      clientType: z.optional(z.string().check(z.maxLength(64))),
      clientVersion: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: empty,
  },
};
