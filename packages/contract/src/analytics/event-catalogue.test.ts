import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '../calls.ts';
import { analyticsSchemas } from './analytics.schemas.ts';
import { CALL_FAILED, EVENTS, type EventKind, type PropertyKind, pathForEvents } from './event-catalogue.ts';

/** Our own events, in addition to those of the specification. */
const OWN = [22020];
const NAMED_IN_SPEC = [12010, 12011, 12012, 10017, 10018, 10030, 40016, 40017, 22000, 22001, 22010];
const SAMPLES: Readonly<Record<PropertyKind, unknown>> = {
  id: 'a-1',
  path: '/share/drama',
  place: 0,
  flag: true,
};

const { input } = analyticsSchemas.recordEvents;
const takes = (event: object) => z.safeParse(input, { events: [event] }).success;
const sampleOf = (kinds: EventKind['properties']) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, SAMPLES[kind]]));
const view = (properties: object, rest: object = {}) => ({
  id: 22000,
  at: Date.UTC(2026, 10, 11),
  eventKey: 'k-1234567',
  properties,
  ...rest,
});

describe('event catalogue', () => {
  it('[A-099] has every event id of the specification, each with a unique name and meaning', () => {
    expect(Object.keys(EVENTS).map(Number).sort()).toEqual([...NAMED_IN_SPEC, ...OWN].sort());
    const kinds: EventKind[] = Object.values(EVENTS);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
    expect(new Set(kinds.map(({ meaning }) => meaning)).size).toBe(kinds.length);
  });

  it.each(Object.entries<EventKind>(EVENTS))(
    '[A-099] %s accepts exactly its own properties',
    (id, { properties, optional }) => {
      const event = { ...view({}), id: Number(id) };
      const needed = sampleOf(properties);
      expect(takes({ ...event, properties: needed })).toBe(true);
      expect(takes({ ...event, properties: { ...needed, ...sampleOf(optional) } })).toBe(true);
      expect(takes({ ...event, properties: { ...needed, mobile: '1' } })).toBe(false);
      for (const name of Object.keys(needed)) {
        const { [name]: _left, ...others } = needed;
        expect(takes({ ...event, properties: others })).toBe(false);
        expect(takes({ ...event, properties: { ...needed, [name]: [] } })).toBe(false);
      }
    },
  );

  it.each([
    ['an unknown id', view({ path: '/' }, { id: 22002 })],
    ['an id as text', view({ path: '/' }, { id: '22000' })],
    ['a short key', view({ path: '/' }, { eventKey: 'k-12345' })],
    ['a long key', view({ path: '/' }, { eventKey: 'k'.repeat(65) })],
    ['a time in seconds', view({ path: '/' }, { at: 1_762_790_400 })],
    ['a time past every clock', view({ path: '/' }, { at: 8.7e15 })],
    ['a field too many', view({ path: '/' }, { token: 'x' })],
    ['a query in a path', view({ path: '/vip?token=1' })],
    ['another origin', view({ path: 'https://example.com/' })],
    ['a phone as an id', view({ path: '/', source: '13812345678' })],
    ['a phone inside an id', view({ path: '/', source: 'u-13812345678-x' })],
    ['a phone in groups', view({ path: '/', source: '138-1234-5678' })],
    ['a phone with its country code', view({ path: '/', source: '8613812345678' })],
    ['a phone in a path', view({ path: '/u/13812345678' })],
    ['a token as an id', view({ path: '/', source: `1njchs.${'a'.repeat(32)}` })],
    ['a token in a path', view({ path: `/1njchs.${'a'.repeat(32)}` })],
    ['free text', view({ path: '/', source: '我的 手机' })],
  ])('[A-099] refuses %s', (_what, event) => {
    expect(takes(event)).toBe(false);
  });

  it('[A-099] accepts long ids that do not contain a phone', () => {
    expect(takes(view({ path: '/', source: '0013812345678000' }))).toBe(true);
  });

  it('[B-110] accepts the failure of every call, by code and by status', () => {
    for (const { path } of Object.values(calls)) {
      for (const code of ['5030', 'DF1010', 'http-502']) {
        const properties = { call: pathForEvents(path), code };
        expect(takes({ ...view({}), id: CALL_FAILED, properties }), path).toBe(true);
      }
    }
  });
});
