import { describe, expect, it } from 'vitest';
import { inOrder, type TableTemplate, tokenOf, writeLines } from './row-templates.ts';

const SECRET = 's'.repeat(32);

describe('tables', () => {
  it('come after those that they refer to', () => {
    const tables = ['fulfilments', 'orders', 'users'].map((table) => ({ table }));
    const references = [
      { from: 'fulfilments', to: 'orders' },
      { from: 'orders', to: 'users' },
      { from: 'orders', to: 'packages' },
    ];
    expect(inOrder(tables, references).map(({ table }) => table)).toEqual(['users', 'orders', 'fulfilments']);
    expect(() => inOrder(tables, [...references, { from: 'users', to: 'orders' }])).toThrow(
      'circular references',
    );
  });
});

describe('copied user', () => {
  it('has the rows of the model, each with its own id', () => {
    const template: TableTemplate = {
      table: 'orders',
      columns: ['user_id', 'order_no', 'paid_at'],
      rows: [
        [['', ''], ['26111512000000001', ''], 'null'],
        [['', ''], ['26111512000000002', ''], ['2026-11-15']],
      ],
    };
    expect(writeLines(template, 7, SECRET)).toBe(
      '7\t261115120000000017\t\\N\n7\t261115120000000027\t2026-11-15\n',
    );
  });

  it('is logged in with a token that names it', () => {
    const template: TableTemplate = { table: 'sessions', columns: ['token_hash'], rows: [['token hash']] };
    expect(tokenOf(36, SECRET)).toBe(`10.${SECRET}`);
    expect(writeLines(template, 36, SECRET)).toMatch(/^[\w-]{43}\n$/);
    expect(writeLines(template, 36, SECRET)).not.toBe(writeLines(template, 37, SECRET));
  });
});
