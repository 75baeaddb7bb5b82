import type { AnalyticsEvent } from '@juban/contract/analytics/event-catalogue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventQueue, type EventSender } from './event-queue.ts';
import { readStoredEvents, removeStoredEvents, storeEvents } from './stored-events.ts';

const NAME = 'analytics-events';
const event = (n: number): AnalyticsEvent => ({
  id: 22000,
  at: 1_762_790_400_000 + n,
  eventKey: `key-${String(n).padStart(5, '0')}`,
  properties: { path: '/' },
});
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => event(from + n));
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

let items: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
});
afterEach(() => {
  removeStoredEvents(readStoredEvents());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A queue whose sender succeeds or fails, and the keys of each sent batch. */
function setUp({ works = true } = {}) {
  const line = { works };
  const sent: number[][] = [];
  const last: number[][] = [];
  const note = (list: number[][]) => async (batch: readonly AnalyticsEvent[]) => {
    list.push(batch.map(({ eventKey }) => Number(eventKey.slice(4))));
    return line.works;
  };
  const sender: EventSender = { send: note(sent), sendLast: note(last) };
  return { queue: createEventQueue(sender), line, sent, last, sender };
}

describe('batches', () => {
  it('[A-099] leave together 3 s after the first event', async () => {
    const { queue, sent } = setUp();
    queue.add(event(0));
    await passTime(2_000);
    queue.add(event(1));
    await passTime(999);
    expect(sent).toEqual([]);
    await passTime(1);
    expect(sent).toEqual([[0, 1]]);
    await passTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('[A-099] leave at once with the 20th event', async () => {
    const { queue, sent } = setUp();
    for (const one of range(0, 19)) queue.add(one);
    expect(sent).toEqual([]);
    queue.add(event(19));
    expect(sent.map(({ length }) => length)).toEqual([20]);
    await passTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('[A-099] leave in sequence, each event once', async () => {
    let answer = (_done: boolean) => {};
    const sent: number[] = [];
    const send = (batch: readonly AnalyticsEvent[]) => {
      sent.push(batch.length);
      return new Promise<boolean>((resolve) => {
        answer = resolve;
      });
    };
    const queue = createEventQueue({ send, sendLast: send });
    for (const one of range(0, 45)) queue.add(one);
    await passTime(10_000);
    expect(sent).toEqual([20]);
    answer(true);
    await passTime(3_000);
    expect(sent).toEqual([20, 25]);
  });
});

describe('a failing connection', () => {
  it('[A-099] gets the same events again after growing delays', async () => {
    const { queue, line, sent } = setUp({ works: false });
    queue.add(event(0));
    await passTime(3_000);
    await passTime(5_999);
    expect(sent).toEqual([[0]]);
    await passTime(1);
    expect(sent).toEqual([[0], [0]]);
    queue.add(event(1));
    line.works = true;
    await passTime(12_000);
    expect(sent).toEqual([[0], [0], [0, 1]]);
    expect(items.has(NAME)).toBe(false);
  });

  it('[A-099] is retried at least once a minute, and not at every event', async () => {
    const { queue, line, sent } = setUp({ works: false });
    queue.add(event(0));
    await passTime(600_000);
    const tries = sent.length;
    for (const one of range(1, 31)) queue.add(one);
    expect(sent).toHaveLength(tries);
    line.works = true;
    await passTime(60_000);
    expect(sent).toHaveLength(tries + 1);
  });

  it('[A-099] includes a sender that throws', async () => {
    const { sender, sent } = setUp();
    const queue = createEventQueue({ ...sender, send: () => Promise.reject(new Error('offline')) });
    queue.add(event(0));
    await passTime(3_000);
    expect(readStoredEvents()).toEqual([event(0)]);
    expect(sent).toEqual([]);
  });

  it('[A-099] leaves its events to the next page, which sends them first', async () => {
    const { queue } = setUp({ works: false });
    queue.add(event(0));
    await passTime(3_000);
    const next = setUp();
    next.queue.add(event(1));
    await passTime(3_000);
    expect(next.sent).toEqual([[0, 1]]);
    expect(items.has(NAME)).toBe(false);
  });

  it('[A-099] keeps 200 events, the newest, and sends at most 50 at a time', async () => {
    const { queue, line, sent } = setUp({ works: false });
    for (const one of range(0, 250)) queue.add(one);
    queue.leave();
    await passTime(0);
    expect(readStoredEvents().map(({ eventKey }) => eventKey)).toEqual(
      range(50, 250).map((one) => one.eventKey),
    );
    line.works = true;
    await passTime(120_000);
    const arrived = sent.slice(1).flat();
    expect(Math.max(...sent.map(({ length }) => length))).toBe(50);
    expect([...arrived].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 200 }, (_, n) => 50 + n),
    );
  });
});

describe('a page that is closed', () => {
  it('[A-099] sends what is waiting at once', async () => {
    const { queue, sent, last } = setUp();
    queue.add(event(0));
    queue.leave();
    expect(last).toEqual([[0]]);
    await passTime(10_000);
    queue.leave();
    expect([sent, last]).toEqual([[], [[0]]]);
    expect(items.has(NAME)).toBe(false);
  });

  it('[A-099] sends once when it is notified twice', async () => {
    const { queue, last } = setUp();
    queue.add(event(0));
    queue.leave();
    queue.leave();
    expect(last).toEqual([[0]]);
  });

  it('[A-099] leaves events under way in storage, in case no answer comes', async () => {
    const never = () => new Promise<boolean>(() => {});
    const queue = createEventQueue({ send: never, sendLast: never });
    queue.add(event(0));
    await passTime(3_000);
    queue.add(event(1));
    queue.leave();
    expect(readStoredEvents()).toEqual([event(0), event(1)]);
  });
});

describe('storage', () => {
  it.each(['{', '7', 'null', '[null, 1, {"id": 1}]'])('[A-099] that holds %s counts as empty', (junk) => {
    items.set(NAME, junk);
    expect(readStoredEvents()).toEqual([]);
  });

  it('[A-099] keeps the events of another tab', () => {
    storeEvents([event(0)]);
    storeEvents([event(0), event(1)]);
    removeStoredEvents([event(1)]);
    expect(readStoredEvents()).toEqual([event(0)]);
  });

  it('[A-099] that is forbidden loses nothing while the page is open', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { queue, line, sent } = setUp({ works: false });
    queue.add(event(0));
    await passTime(3_000);
    line.works = true;
    await passTime(6_000);
    expect(sent).toEqual([[0], [0]]);
    expect(readStoredEvents()).toEqual([]);
  });

  it('[A-099] that throws or is full breaks nothing', async () => {
    const full = () => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    const { queue, last } = setUp({ works: false });
    queue.add(event(0));
    queue.leave();
    await passTime(0);
    expect(last).toEqual([[0]]);
  });
});
