import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { Db } from '../db/database.ts';
import { collectJobs, collectTables, collectTopics, defineModule } from './module.ts';
import { type Delivery, defineTopic, deliverTopic } from './topic.ts';

const orders = defineModule({ name: 'orders', tables: { orders: { onDelete: 'delete' } } });

it('the tables of all modules are collected under their names', () => {
  const refunds = defineModule({ name: 'refunds', tables: { refunds: { userWritten: ['reason'] } } });
  const without = defineModule({ name: 'content' });
  expect(collectTables([orders, without, refunds])).toEqual({
    orders: { onDelete: 'delete' },
    refunds: { userWritten: ['reason'] },
  });
});

it('a table that two modules declare is refused', () => {
  const again = defineModule({ name: 'again', tables: { orders: {} } });
  expect(() => collectTables([orders, again])).toThrow('two modules declare the table orders');
});

it('jobs are collected in the order of their modules, with the services that they need', async () => {
  const first = defineModule({
    name: 'first',
    jobs: { count: ({ counter }: { counter: { count: () => Promise<number> } }) => counter.count },
  });
  const second = defineModule({
    name: 'second',
    jobs: { greet: ({ greeter }: { greeter: { greet: () => Promise<string> } }) => greeter.greet },
  });
  const services = { counter: { count: async () => 7 }, greeter: { greet: async () => 'hello' } };
  const jobs = collectJobs([second, first, orders], services);
  expect(jobs.map(([name]) => name)).toEqual(['greet', 'count']);
  expect(await Promise.all(jobs.map(([, round]) => round(() => {})))).toEqual(['hello', 7]);
});

interface Refund {
  refundNo: string;
}
const refundTopic = defineTopic('refund', z.object({ refundNo: z.string() }));

/** A module that delivers refunds by the service `refunds`. */
const refundsModule = defineModule({
  name: 'refunds',
  topics: [
    deliverTopic(refundTopic, ({ refunds }: { refunds: { delivery: Delivery<Refund> } }) => refunds.delivery),
  ],
});

const collectRefunds = (delivery: Delivery<Refund>) =>
  collectTopics([orders, refundsModule], { refunds: { delivery } }).get('refund');

it('the topics of all modules are collected by name and deliver parsed payloads', async () => {
  const delivered: unknown[] = [];
  const topic = collectRefunds({
    deliver: async (refund, key) => void delivered.push([refund, key]),
    keepsTrying: () => true,
    onGivenUp: async (_tx, { refundNo }) => refundNo === 'settled',
  });
  await topic?.deliver({ refundNo: 'r1' }, 'key-1');
  expect(delivered).toEqual([[{ refundNo: 'r1' }, 'key-1']]);
  expect(topic?.keepsTrying?.(new Error('away'))).toBe(true);
  const giveUp = (payload: unknown) => topic?.onGivenUp?.(undefined as unknown as Db, payload);
  expect(await giveUp({ refundNo: 'settled' })).toBe(true);
  expect(await giveUp({ refundNo: 'open' })).toBe(false);
});

it('a payload that does not fit its topic is neither delivered nor given up as settled', async () => {
  let calls = 0;
  const topic = collectRefunds({
    async deliver() {
      calls += 1;
    },
    onGivenUp: async () => {
      calls += 1;
      return true;
    },
  });
  await expect(topic?.deliver({ refundNo: 7 }, 'key')).rejects.toThrow('refundNo');
  expect(await topic?.onGivenUp?.(undefined as unknown as Db, {})).toBe(false);
  expect(calls).toBe(0);
});

it('a message without rules of its own is not settled when it is given up', async () => {
  const topic = collectRefunds({ deliver: async () => {} });
  expect(await topic?.onGivenUp?.(undefined as unknown as Db, { refundNo: 'r1' })).toBe(false);
});

it('a topic that two modules declare is refused', () => {
  const again = defineModule({ ...refundsModule, name: 'again' });
  const refunds = { delivery: { deliver: async () => {} } };
  expect(() => collectTopics([refundsModule, again], { refunds })).toThrow(
    'two modules declare the outbox topic refund',
  );
});
