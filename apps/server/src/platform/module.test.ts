import { expect, it } from 'vitest';
import { collectTables, defineModule } from './module.ts';

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
