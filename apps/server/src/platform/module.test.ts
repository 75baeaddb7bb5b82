import { expect, it } from 'vitest';
import { collectJobs, collectTables, defineModule } from './module.ts';

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
