import { randomUUID } from 'node:crypto';
import { calls } from '@juban/contract';
import {
  type AnalyticsEvent,
  CALL_FAILED,
  EVENTS,
  MAX_EVENTS_PER_CALL,
} from '@juban/contract/analytics/event-catalogue';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';
import { RATE_LIMITS } from '../../ports/rate-limits.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

interface Row {
  event_key: string;
  event_id: number;
  client_type: string;
  client_version: string;
  user_id: string | number | null;
  properties: object;
  at_ms: number;
  age_ms: number;
}
const rows = async (events: readonly AnalyticsEvent[]) => {
  const keys = sql.join(
    events.map(({ eventKey }) => sql`${eventKey}`),
    sql`, `,
  );
  const result = await product.foundation.database.db.execute(sql`
    select *, (extract(epoch from at) * 1000)::float8 as at_ms,
      (extract(epoch from now() - received_at) * 1000)::float8 as age_ms
    from analytics_events where event_key in (${keys}) order by event_key`);
  return rowsOf<Row>(result);
};
const countAll = async () =>
  rowsOf<{ count: number }>(
    await product.foundation.database.db.execute(sql`select count(*)::int as count from analytics_events`),
  )[0]?.count;

const AT = Date.UTC(2026, 10, 11, 8);
const view = (properties = { path: '/vip' }): AnalyticsEvent => ({
  id: 22000,
  at: AT,
  eventKey: randomUUID(),
  properties,
});
const send = (events: AnalyticsEvent[], headers: Record<string, string> = {}) =>
  product.call('recordEvents', { events }, headers);
const sendRaw = (body: unknown, headers: Record<string, string> = {}) =>
  product.callRaw(calls.recordEvents, body, headers);

describe('a batch', () => {
  it('[A-099] is stored with client type, version, time and the properties of each event', async () => {
    const events: AnalyticsEvent[] = [
      view(),
      { id: 22001, at: AT, eventKey: randomUUID(), properties: { path: '/vip', element: 'buy-bar' } },
      { id: 22010, at: AT, eventKey: randomUUID(), properties: { path: '/vip', element: 'buy', place: 2 } },
    ];
    const answer = await send(events, { clienttype: 'android_ddsp', clientversion: '10.2.4' });
    expect([answer.status, answer.code, answer.data]).toEqual([200, '0000', null]);
    const stored = await rows(events);
    for (const { id, eventKey, properties } of events) {
      const row = stored.find(({ event_key }) => event_key === eventKey);
      expect(row).toMatchObject({ event_id: id, properties, at_ms: AT, user_id: null });
      expect(row).toMatchObject({ client_type: 'android_ddsp', client_version: '10.2.4' });
      expect(Math.abs(row?.age_ms ?? Number.POSITIVE_INFINITY)).toBeLessThan(60_000);
    }
    expect(stored).toHaveLength(3);
  });

  it('[A-099] is stored with the user of its token, and without one if the token is expired', async () => {
    const { id, token } = await product.lab<{ id: string; token: string }>('POST', '/users', {});
    const [known, stale] = [view(), view()];
    await send([known], { token });
    expect((await send([stale], { token: `${token.slice(0, -1)}~` })).code).toBe('0000');
    expect(String((await rows([known]))[0]?.user_id)).toBe(id);
    expect((await rows([stale]))[0]?.user_id).toBeNull();
  });

  it('[A-099] sent twice is stored once, as first received', async () => {
    const event = view();
    await send([event], { clienttype: 'tthj' });
    expect((await send([event, view()], { clienttype: 'web' })).code).toBe('0000');
    expect(await rows([event])).toMatchObject([{ client_type: 'tthj' }]);
  });

  it('[A-099] with a repeated key stores it once', async () => {
    const event = view();
    expect((await send([event, { ...event }])).code).toBe('0000');
    expect(await rows([event])).toHaveLength(1);
  });

  it('[A-099] sent many times at once, in any order, is stored once', async () => {
    const events = Array.from({ length: MAX_EVENTS_PER_CALL }, () => view());
    const turned = [...events].reverse();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => send(n % 2 === 0 ? events : turned)),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['0000']));
    expect(await rows(events)).toHaveLength(MAX_EVENTS_PER_CALL);
  });
});

describe('a refused batch', () => {
  const good = () => view();
  const CASES: Array<[string, () => unknown]> = [
    ['an unknown id', () => ({ events: [good(), { ...good(), id: 99999 }] })],
    ['a property of another event', () => ({ events: [good(), view({ path: '/', dramaId: '1' } as never)] })],
    ['a property missing', () => ({ events: [good(), view({} as never)] })],
    ['a phone', () => ({ events: [good(), view({ path: '/', source: '13812345678' } as never)] })],
    ['an unknown field', () => ({ events: [good(), { ...good(), token: 'abc' }] })],
    ['a token beside the events', () => ({ events: [good()], token: 'abc' })],
    ['an event without a key', () => ({ events: [good(), { ...good(), eventKey: undefined }] })],
    ['more than fifty', () => ({ events: Array.from({ length: MAX_EVENTS_PER_CALL + 1 }, good) })],
    ['none', () => ({ events: [] })],
    ['not a list', () => ({ events: good() })],
    ['no body', () => undefined],
  ];

  it.each(CASES)('[A-099] for %s answers 4000 and writes nothing', async (_what, body) => {
    const before = await countAll();
    const answer = await sendRaw(body());
    expect([answer.status, answer.code]).toEqual([400, '4000']);
    expect(await countAll()).toBe(before);
  });

  it('[A-099] allows its events to be sent again correctly', async () => {
    const event = good();
    await sendRaw({ events: [event, { ...good(), id: 1 }] });
    await send([event]);
    expect(await rows([event])).toHaveLength(1);
  });
});

describe('the table', () => {
  it('[A-099] is append-only: events are neither changed nor deleted', async () => {
    const event = view();
    await send([event]);
    const { database } = product.foundation;
    const where = `where event_key = '${event.eventKey}'`;
    for (const statement of [
      `update analytics_events set event_id = 22010 ${where}`,
      `delete from analytics_events ${where}`,
    ]) {
      await expect(database.exec(statement)).rejects.toThrow(/analytics_events is append-only/);
    }
    expect(await rows([event])).toMatchObject([{ event_id: 22000 }]);
  });
});

describe('a beacon', () => {
  const beacon = async (body: object, type = 'application/json') => {
    const response = await product.app.inject({
      method: 'POST',
      url: '/api/events',
      headers: { 'content-type': type },
      payload: JSON.stringify(body),
    });
    return response.json().code;
  };

  it('[A-099] sets no headers and names its sender in the body', async () => {
    const events = [view()];
    expect(await beacon({ events, clientType: 'ios_jqq', clientVersion: '6.1.0' })).toBe('0000');
    expect(await rows(events)).toMatchObject([{ client_type: 'ios_jqq', client_version: '6.1.0' }]);
  });

  it.each([
    ['nothing', {}, 'web', '5.19.1'],
    ['an unknown client', { clientType: 'nobody', clientVersion: '1.0' }, 'web', '1.0'],
    ['an invalid version', { clientType: 'tthj', clientVersion: 'x' }, 'tthj', '5.19.1'],
    ['an empty version', { clientType: 'tthj', clientVersion: '' }, 'tthj', '0.0.1'],
    ['no version', { clientType: 'tthj' }, 'tthj', '5.19.1'],
  ])('[A-059] with %s counts as in calls', async (_what, sent, clientType, version) => {
    const events = [view()];
    expect(await beacon({ events, ...sent })).toBe('0000');
    expect(await rows(events)).toMatchObject([{ client_type: clientType, client_version: version }]);
  });

  it('[A-099] does not override a header', async () => {
    const events = [view()];
    await sendRaw({ events, clientType: 'tthj' }, { clienttype: 'android_ddsp' });
    expect(await rows(events)).toMatchObject([{ client_type: 'android_ddsp' }]);
  });

  it('[A-099] of plain text is refused', async () => {
    const events = [view()];
    expect(await beacon({ events }, 'text/plain')).toBe('4000');
    expect(await rows(events)).toEqual([]);
  });
});

describe('failures that pages report', () => {
  const failure = (call = '/api/user/profile', code = '5030'): AnalyticsEvent => ({
    id: CALL_FAILED,
    at: AT,
    eventKey: randomUUID(),
    properties: { call, code },
  });
  const report = async (events: AnalyticsEvent[], remoteAddress: string) => {
    const { method, path: url } = calls.recordEvents;
    const headers = { clienttype: 'android_ddsp', clientversion: '10.2.4' };
    const answer = await product.app.inject({ method, url, remoteAddress, headers, payload: { events } });
    return answer.json().code;
  };
  const counted = async (labels: string) => {
    const { body } = await product.app.inject({ url: '/metrics' });
    const line = body
      .split('\n')
      .find((each) => each.startsWith(`juban_reported_call_failures_total{${labels}}`));
    return Number(line?.split(' ')[1] ?? 0);
  };

  it('[B-110] are stored with path, code, client type and version, and counted', async () => {
    const events = [failure(), failure(), failure('/api/vip/banner/content', 'http-502')];
    expect(await report(events, '203.0.113.20')).toBe('0000');
    expect(await rows(events)).toHaveLength(3);
    expect((await rows(events))[0]).toMatchObject({ client_type: 'android_ddsp', client_version: '10.2.4' });
    const by = (path: string, code: string) => `path="${path}",code="${code}",client_type="android_ddsp"`;
    expect(await counted(by('/api/user/profile', '5030'))).toBe(2);
    expect(await counted(by('/api/vip/banner/content', 'http-502'))).toBe(1);
  });

  it('[B-110] with unknown names are counted together', async () => {
    await report([failure('/no/such/call', 'code-of-mine')], '203.0.113.21');
    expect(await counted('path="other",code="other",client_type="android_ddsp"')).toBe(1);
  });

  it('[B-110] of one address beyond the limit are neither stored nor counted, but its other events are', async () => {
    const { points } = RATE_LIMITS.failureReportsByAddress;
    const address = '203.0.113.22';
    const first = Array.from({ length: points }, () => failure('/api/vip/level/experience'));
    for (let from = 0; from < points; from += MAX_EVENTS_PER_CALL) {
      expect(await report(first.slice(from, from + MAX_EVENTS_PER_CALL), address)).toBe('0000');
    }
    const [late, seen] = [failure('/api/vip/level/experience'), view()];
    expect(await report([late, seen], address)).toBe('0000');
    expect(await rows([late])).toEqual([]);
    expect(await rows([seen])).toHaveLength(1);
    const labels = 'path="/api/vip/level/experience",code="5030",client_type="android_ddsp"';
    expect(await counted(labels)).toBe(points);
  });
});

describe('in the Lab', () => {
  interface LabEvents {
    minutes: Array<{ at: number; count: number }>;
    kinds: Array<{ id: number; name: string; meaning: string; count: number }>;
    last: Array<{ eventKey: string; id: number; name: string; clientType: string; properties: object }>;
  }

  it('[A-099] events are counted by minute and by kind, the latest ones in full', async () => {
    await product.lab('POST', '/reset', {});
    const events = [view(), view({ path: '/mall' })];
    const { id, token } = await product.lab<{ id: string; token: string }>('POST', '/users', {});
    await send(events, { token });
    const seen = await product.lab<LabEvents>('GET', '/events?minutes=5');
    expect(seen.minutes).toHaveLength(5);
    expect(seen.minutes.reduce((total, { count }) => total + count, 0)).toBe(2);
    expect(seen.kinds.map((kind) => kind.id)).toEqual(Object.keys(EVENTS).map(Number));
    expect(seen.kinds.find((kind) => kind.id === 22000)).toMatchObject({ name: 'viewPage', count: 2 });
    expect(seen.last).toHaveLength(2);
    expect(seen.last[0]).toMatchObject({ id: 22000, at: AT, userId: id, clientType: 'web' });
  });

  it.each(['0', '1441', '1.5', 'x', ''])('minutes=%s is refused', async (minutes) => {
    expect(await product.lab('GET', `/events?minutes=${minutes}`)).toMatchObject({ code: '4000' });
  });

  it('a moved clock does not age events', async () => {
    const before = await product.lab<LabEvents>('GET', '/events');
    await product.lab('POST', '/clock', { advanceMs: 40 * 86_400_000 });
    expect((await product.lab<LabEvents>('GET', '/events')).kinds).toEqual(before.kinds);
    await product.lab('POST', '/clock', { reset: true });
  });
});
