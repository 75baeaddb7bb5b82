import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyDatabase } from '../../test/kit.ts';
import { type Database, rowsOf } from './database.ts';

const SRC = join(import.meta.dirname, '..');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tables.ts'),
);
const modules: object[] = await Promise.all(files.map((file) => import(join(SRC, file))));
const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));

interface Column {
  table_name: string;
  column_name: string;
  is_nullable: 'YES' | 'NO';
  type: string;
}

let database: Database;
let columns: Column[];
let keys: Array<{ table_name: string; columns: string }>;
beforeAll(async () => {
  database = (await copyDatabase()).database;
  columns = rowsOf<Column>(
    await database.db.execute(sql`
      select c.relname as table_name, a.attname as column_name,
        case when a.attnotnull then 'NO' else 'YES' end as is_nullable, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`),
  );
  keys = rowsOf(
    await database.db.execute(sql`
      select c.relname as table_name, string_agg(a.attname, ',' order by k.place) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      cross join lateral unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indisprimary and k.place <= i.indnkeyatts and c.relnamespace = 'public'::regnamespace group by 1`),
  );
});
afterAll(() => database.close());

describe('tables as the code declares them', () => {
  it('exist in every module', () => {
    expect(tables.length).toBeGreaterThanOrEqual(14);
    expect(files.map((file) => relative('modules', file).split('/')[0])).toContain('identity');
  });

  it.each(tables.map((table) => getTableConfig(table)))(
    '$name matches the migrated database, column by column',
    (table) => {
      const stored = columns.filter(({ table_name }) => table_name === table.name);
      const described = table.columns.map((column) => ({
        column_name: column.name,
        is_nullable: column.notNull || column.primary ? 'NO' : 'YES',
        type: column.getSQLType(),
      }));
      const byName = (a: { column_name: string }, b: { column_name: string }) =>
        a.column_name.localeCompare(b.column_name);
      expect(described.sort(byName)).toEqual(
        stored.map(({ table_name: _table, ...column }) => column).sort(byName),
      );
    },
  );

  it.each(tables.map((table) => getTableConfig(table)))('$name has the same primary key', (table) => {
    const single = table.columns.filter(({ primary }) => primary).map(({ name }) => name);
    const described = table.primaryKeys[0]?.columns.map(({ name }) => name) ?? single;
    expect(keys.find(({ table_name }) => table_name === table.name)?.columns).toBe(described.join(','));
  });

  it('cover every table of the database except those listed here', () => {
    const known = new Set(tables.map((table) => getTableConfig(table).name));
    const others = [...new Set(columns.map(({ table_name }) => table_name))].filter(
      (name) => !known.has(name),
    );
    expect(others.sort()).toEqual(['business_clock', 'schema_migrations']);
  });
});

describe('rows of a user', () => {
  it('have an index in every table that contains some', async () => {
    const found = await database.db.execute(sql`
      select c.relname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and a.attname in ('user_id', 'phone_index')
      group by c.oid, c.relname
      having not exists (
        select from pg_index i
        where i.indrelid = c.oid and i.indkey[0] = any (array_agg(a.attnum))
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) like '% IS NOT NULL)'))
      order by 1`);
    expect(rowsOf<{ name: string }>(found)).toEqual([]);
  });
});
