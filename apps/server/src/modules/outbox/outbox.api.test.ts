import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod/mini';
import { copyDatabase } from '../../../test/kit.ts';
import { type Foundation, openFoundation } from '../../composition.ts';
import { readConfig } from '../../config.ts';
import { rowsOf } from '../../db/database.ts';
import { type Delivery, defineTopic } from '../../platform/topic.ts';
import { countDeliveries } from './delivery-metrics.ts';
import { createOutboxService } from './outbox.service.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';
const SECOND = 1_000;
/** The waits of the schedule, in seconds: partners rely on them, so they are repeated here. */
const WAITS = [5, 30, 120, 600, 3_600, 21_600];

// Without the running product, whose background job would deliver these messages.
let foundation: Foundation;
let databaseUrl: string | undefined;
beforeAll(async () => {
  const copy = await copyDatabase();
  databaseUrl = copy.url;
  foundation = await openFoundation(readConfig({ DATA_DIR: 'memory' }, 'demo'), copy.database);
});
afterAll(() => foundation.close());
beforeEach(async () => {
  await foundation.database.exec('truncate outbox_messages restart identity');
  await foundation.movableClock?.move({ now: new Date('2026-03-01T10:00:00+08:00'), freeze: true });
});

function createOutbox(deliver: Delivery<unknown>['deliver'], from = foundation) {
  const outbox = createOutboxService({ db: from.database.db, clock: from.clock });
  outbox.onTopic('test', { deliver });
  return outbox;
}
const put = (
  outbox: ReturnType<typeof createOutbox>,
  key: string,
  payload: unknown = { n: 1 },
  topic = 'test',
) =>
  foundation.database.db.transaction((tx) => outbox.put(tx, defineTopic(topic, z.unknown()), key, payload));
const advance = (seconds: number) => foundation.movableClock?.move({ advanceMs: seconds * SECOND });

interface Row {
  message_key: string;
  attempts: number;
  delivered: boolean;
  dead: boolean;
  last_error: string | null;
}
const rows = async () =>
  rowsOf<Row>(
    await foundation.database.db.execute(sql`
      select message_key, attempts, delivered_at is not null as delivered, dead_at is not null as dead, last_error
      from outbox_messages order by id`),
  );

describe('delivery', () => {
  it('passes payload and key to their topic, once successful never again', async () => {
    const got: unknown[] = [];
    const outbox = createOutbox(async (payload, key) => void got.push([key, payload]));
    await put(outbox, 'a', { days: 30, 名: '甲' });
    await put(outbox, 'b', [1, 'two']);
    expect(await outbox.drain()).toBe(2);
    expect(await outbox.drain()).toBe(0);
    await advance(90_000);
    expect(await outbox.drain()).toBe(0);
    expect(got).toEqual([
      ['a', { days: 30, 名: '甲' }],
      ['b', [1, 'two']],
    ]);
    expect(await rows()).toMatchObject([
      { message_key: 'a', attempts: 1, delivered: true, dead: false, last_error: null },
      { message_key: 'b', attempts: 1, delivered: true, dead: false, last_error: null },
    ]);
  });

  it('stores a key once, even if put again', async () => {
    const got: unknown[] = [];
    const outbox = createOutbox(async (payload) => void got.push(payload));
    await put(outbox, 'same', { n: 1 });
    await put(outbox, 'same', { n: 2 });
    await outbox.drain();
    await put(outbox, 'same', { n: 3 });
    await outbox.drain();
    expect(got).toEqual([{ n: 1 }]);
  });

  it('happens only if the transaction that put the message commits', async () => {
    const got: string[] = [];
    const outbox = createOutbox(async (_payload, key) => void got.push(key));
    const failing = foundation.database.db.transaction(async (tx) => {
      await outbox.put(tx, defineTopic('test', z.unknown()), 'never', {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox.drain()).toBe(0);
    expect(got).toEqual([]);
  });

  it('is at least once: a failed one is retried under the same key until it succeeds', async () => {
    const got: unknown[] = [];
    const outbox = createOutbox(async (payload, key) => {
      got.push([key, payload]);
      if (got.length < 3) throw new Error('the partner did not answer');
    });
    await put(outbox, 'grant:7', { days: 7 });
    await outbox.drain();
    await advance(5);
    await outbox.drain();
    expect(await rows()).toMatchObject([
      { attempts: 2, delivered: false, last_error: 'the partner did not answer' },
    ]);
    await advance(30);
    await outbox.drain();
    expect(got).toEqual(Array(3).fill(['grant:7', { days: 7 }]));
    expect(await rows()).toMatchObject([{ attempts: 3, delivered: true, dead: false, last_error: null }]);
  });

  it('belongs to a user while it cannot be delivered without their data', async () => {
    const outbox = createOutbox(async () => {});
    const { db } = foundation.database;
    await put(outbox, 'named', { userId: 7, account: 'open-1' });
    expect(await outbox.owes(db, 7)).toBe(false);
    await put(outbox, 'unnamed', { userId: 7 });
    expect(await outbox.owes(db, 7)).toBe(true);
    await outbox.drain();
    expect(await outbox.owes(db, 7)).toBe(false);
  });

  it('a failed one does not delay others', async () => {
    const got: string[] = [];
    const outbox = createOutbox(async (_payload, key) => {
      got.push(key);
      if (key === 'bad') throw new Error('no');
    });
    for (const key of ['bad', 'good', 'better']) await put(outbox, key);
    expect(await outbox.drain()).toBe(3);
    expect(got).toEqual(['bad', 'good', 'better']);
    expect((await rows()).map(({ delivered }) => delivered)).toEqual([false, true, true]);
  });

  it('one without an answer counts as failed and does not delay others', async () => {
    const { db } = foundation.database;
    const outbox = createOutboxService({ db, clock: foundation.clock, deliveryLimitMs: 40 });
    const got: string[] = [];
    outbox.onTopic('test', {
      deliver: (_payload, key) => {
        got.push(key);
        return key === 'hangs' ? new Promise(() => {}) : Promise.resolve();
      },
    });
    for (const key of ['hangs', 'next']) await put(outbox, key);
    expect(await outbox.drain()).toBe(2);
    expect(got).toEqual(['hangs', 'next']);
    expect(await rows()).toMatchObject([
      { delivered: false, attempts: 1, last_error: 'no answer within 40 ms' },
      { delivered: true },
    ]);
  });

  it('a failure of the database is stored as the reason, without parameter values', async () => {
    const outbox = createOutbox(async () => {
      await foundation.database.db.execute(sql`select ${'13812345678'}::text from gone`);
    });
    await put(outbox, 'told');
    await outbox.drain();
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'relation "gone" does not exist' }]);
  });

  it('a message of an unknown topic waits, with the reason', async () => {
    const outbox = createOutbox(async () => {});
    await put(outbox, 'lost', {}, 'unknown');
    await outbox.drain();
    expect(await rows()).toMatchObject([
      { delivered: false, attempts: 1, last_error: 'no topic unknown is registered' },
    ]);
  });
});

describe('back-off', () => {
  it('waits by the business clock, longer each time, and is dead after the last wait', async () => {
    let tries = 0;
    const outbox = createOutbox(async () => {
      tries += 1;
      throw new Error('x'.repeat(500));
    });
    await put(outbox, 'doomed');
    expect(await outbox.drain()).toBe(1);
    for (const [index, wait] of WAITS.entries()) {
      await advance(wait - 1);
      expect(await outbox.drain(), `a second before wait ${index + 1}`).toBe(0);
      await advance(1);
      expect(await outbox.drain(), `after wait ${index + 1}`).toBe(1);
    }
    expect(tries).toBe(WAITS.length + 1);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 7, dead: true, delivered: false });
    expect(row?.last_error).toHaveLength(200);
    await advance(30 * 86_400);
    expect(await outbox.drain()).toBe(0);
    await put(outbox, 'doomed');
    expect(await outbox.drain(), 'putting it again revives it').toBe(1);
    expect(await rows()).toMatchObject([{ attempts: 1, dead: false, delivered: false }]);
  });

  it('restarts its whole schedule after an outage, however long that was', async () => {
    const outbox = createOutbox(async () => {});
    let why = 'away';
    const fail = async () => {
      throw new Error(why);
    };
    outbox.onTopic('test', {
      deliver: fail,
      keepsTrying: (error) => (error as Error).message === 'away',
    });
    await put(outbox, 'patient');
    for (let tries = 0; tries < 2 * WAITS.length; tries += 1) {
      expect(await outbox.drain()).toBe(1);
      await advance(3_600);
    }
    why = 'no';
    for (const wait of [0, ...WAITS]) {
      expect(await rows()).toMatchObject([{ dead: false }]);
      await advance(wait);
      expect(await outbox.drain()).toBe(1);
    }
    expect(await rows()).toMatchObject([{ dead: true, delivered: false }]);
  });

  it('does not move with the real clock', async () => {
    const outbox = createOutbox(async () => {
      throw new Error('no');
    });
    await put(outbox, 'frozen');
    await outbox.drain();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await outbox.drain()).toBe(0);
  });

  it('a message of a dead process is released after a minute', async () => {
    let isDead = true;
    const got: string[] = [];
    const outbox = createOutbox((_payload, key) => {
      got.push(key);
      return isDead ? new Promise(() => {}) : Promise.resolve();
    });
    await put(outbox, 'held');
    // Given up half a minute later, when the database is closed.
    void outbox.drain().catch(() => {});
    await expect.poll(() => got).toEqual(['held']);
    isDead = false;
    expect(await outbox.drain()).toBe(0);
    await advance(59);
    expect(await outbox.drain()).toBe(0);
    await advance(1);
    expect(await outbox.drain()).toBe(1);
    expect(got).toEqual(['held', 'held']);
    expect(await rows()).toMatchObject([{ delivered: true }]);
  });
});

describe('the report to operators', () => {
  /** The reports on each attempt of a message that always fails, from the first to the last of the schedule. */
  async function collectReports(
    why: string,
    errors: Omit<Delivery<unknown>, 'deliver'>,
  ): Promise<string[][]> {
    const outbox = createOutbox(async () => {});
    const fail = async () => {
      throw new Error(why);
    };
    outbox.onTopic('test', { deliver: fail, ...errors });
    await put(outbox, 'grant:7', { account: 'of somebody' });
    const reports: string[][] = [];
    for (const wait of [0, ...WAITS]) {
      await advance(wait);
      const now: string[] = [];
      await outbox.drain((error) => now.push((error as Error).message));
      reports.push(now);
    }
    return reports;
  }

  it('contains every attempt that fails for other reasons than an outage, and the end of the message', async () => {
    const reports = await collectReports('no account of 13812345678', {});
    const why = 'no account of 138****5678';
    expect(reports).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((n) => [`test grant:7 failed at try ${n}: ${why}`]),
      [`test grant:7 was given up at try 7: ${why}`],
    ]);
  });

  it('contains an outage only if it lasts', async () => {
    const lasting = [[], [], [], [], [], [], ['test grant:7 failed at try 7: away']];
    expect(await collectReports('away', { keepsTrying: () => true })).toEqual(lasting);
  });

  it('contains other failures at once even if the message is retried for ever', async () => {
    const [first] = await collectReports('cannot be read', {
      keepsTrying: () => true,
      isOutage: () => false,
    });
    expect(first).toEqual(['test grant:7 failed at try 1: cannot be read']);
  });

  it('counts each attempt by topic and outcome', async () => {
    const outbox = createOutbox(async (_payload, key) => {
      if (key === 'bad') throw new Error('no');
    });
    const registry = new Registry();
    countDeliveries(outbox, registry);
    for (const key of ['bad', 'good', 'better']) await put(outbox, key);
    await outbox.drain();
    const counted = await registry.metrics();
    expect(counted).toContain('juban_outbox_deliveries_total{topic="test",outcome="failed"} 1');
    expect(counted).toContain('juban_outbox_deliveries_total{topic="test",outcome="delivered"} 2');
  });
});

describe('several workers', () => {
  it('never deliver one message twice at the same time', async () => {
    const inHand = new Map<string, number>();
    const delivered: string[] = [];
    let crossed = 0;
    const send: Delivery<unknown>['deliver'] = async (_payload, key) => {
      inHand.set(key, (inHand.get(key) ?? 0) + 1);
      if ((inHand.get(key) ?? 0) > 1) crossed += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      inHand.set(key, (inHand.get(key) ?? 0) - 1);
      delivered.push(key);
    };
    const keys = Array.from({ length: 30 }, (_, n) => `key-${n}`);
    const first = createOutbox(send);
    for (const key of keys) await put(first, key);
    const tried = await Promise.all(
      [first, createOutbox(send), createOutbox(send)].map((worker) => worker.drain()),
    );
    expect(crossed).toBe(0);
    expect(delivered.sort()).toEqual(keys.sort());
    expect(tried.reduce((sum, count) => sum + count, 0)).toBe(keys.length);
  });

  it.runIf(isPostgres)(
    'in two processes share the work, and a locked message does not delay others',
    async () => {
      const other = await openFoundation(
        readConfig({ DATABASE_URL: databaseUrl ?? '', DATA_DIR: 'memory' }, 'demo'),
      );
      const byWorker: string[][] = [[], []];
      const workers = [foundation, other].map((from, index) =>
        createOutbox(async (_payload, key) => {
          byWorker[index]?.push(key);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }, from),
      );
      const [first] = workers;
      if (!first) throw new Error('no worker');
      for (let n = 0; n < 20; n += 1) await put(first, `key-${n}`);
      await other.database.db.transaction(async (tx) => {
        await tx.execute(sql`select id from outbox_messages where message_key = 'key-0' for update`);
        const begun = Date.now();
        await Promise.all(workers.map((worker) => worker.drain()));
        expect(Date.now() - begun).toBeLessThan(5_000);
      });
      expect(byWorker.flat()).toHaveLength(19);
      expect(byWorker.every((keys) => keys.length > 0)).toBe(true);
      expect(await first.drain()).toBe(1);
      expect(new Set(byWorker.flat()).size).toBe(20);
      await other.close();
    },
  );
});
