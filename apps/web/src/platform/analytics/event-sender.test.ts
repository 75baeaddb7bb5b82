import type { AnalyticsEvent } from '@juban/contract/analytics/event-catalogue';
import type { Call } from '@juban/contract/call';
import { describe, expect, it } from 'vitest';
import { identifyClient } from '../session/client-identity.ts';
import { createEventSender } from './event-sender.ts';

const event = (n: number): AnalyticsEvent => ({
  id: 22000,
  at: n,
  eventKey: `key-${n}`,
  properties: { path: '/' },
});

interface World {
  answer?: (events: readonly AnalyticsEvent[]) => string;
  token?: string;
  outlivesPage?: boolean;
  beaconWorks?: boolean;
}

function setUp({ answer = () => '0000', token = '', outlivesPage = true, beaconWorks = true }: World = {}) {
  const called: number[][] = [];
  const beacons: Array<{ path: string; body: Record<string, unknown> }> = [];
  const sender = createEventSender({
    transport: async ({ path }: Call, input) => {
      expect(path).toBe('/api/events');
      const events = input.events as AnalyticsEvent[];
      called.push(events.map(({ at }) => at));
      return { code: answer(events), msg: '', data: null };
    },
    outlivesPage,
    token: () => token,
    client: () => identifyClient({ ct: 'android_ddsp', cv: '10.2.4' }),
    beacon: (path, body) => {
      beacons.push({ path, body: JSON.parse(body) });
      return beaconWorks;
    },
  });
  return { sender, called, beacons };
}

describe('sending', () => {
  it.each(['4290', '5000', '5030'])('[A-099] %s is retried', async (code) => {
    const { sender, called } = setUp({ answer: () => code });
    expect(await sender.send([event(0), event(1)])).toBe(false);
    expect(called).toEqual([[0, 1]]);
  });

  it('[A-099] one event that the server refuses does not lose the others', async () => {
    const stored: number[] = [];
    const { sender, called } = setUp({
      answer: (events) => {
        if (events.some(({ at }) => at === 3)) return '4000';
        stored.push(...events.map(({ at }) => at));
        return '0000';
      },
    });
    expect(await sender.send(Array.from({ length: 8 }, (_, n) => event(n)))).toBe(true);
    expect(stored).toEqual([0, 1, 2, 4, 5, 6, 7]);
    expect(called.length).toBeLessThan(8);
  });
});

describe('the last batch', () => {
  it('[A-099] of a visitor is sent as a beacon that contains the client', async () => {
    const { sender, called, beacons } = setUp();
    expect(await sender.sendLast([event(0)])).toBe(true);
    expect(called).toEqual([]);
    const body = { events: [event(0)], clientType: 'android_ddsp', clientVersion: '10.2.4' };
    expect(beacons).toEqual([{ path: '/api/events', body }]);
  });

  it('[A-099] of a user is sent with the token where requests outlive the page', async () => {
    const { sender, called, beacons } = setUp({ token: 't' });
    expect(await sender.sendLast([event(0)])).toBe(true);
    expect([called, beacons]).toEqual([[[0]], []]);
  });

  it('[A-099] of a user is sent as a beacon elsewhere, never with the token in it', async () => {
    const { sender, beacons } = setUp({ token: 'secret-token', outlivesPage: false });
    expect(await sender.sendLast([event(0)])).toBe(true);
    expect(JSON.stringify(beacons)).not.toContain('secret-token');
    expect(beacons).toHaveLength(1);
  });

  it('[A-099] is a call where the browser accepts no beacon', async () => {
    const { sender, called } = setUp({ beaconWorks: false });
    expect(await sender.sendLast([event(0)])).toBe(true);
    expect(called).toEqual([[0]]);
  });
});
