import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from '../../test/kit.ts';
import { emptyTables } from '../lab/lab-template.repository.ts';
import { type Database, rowsOf, StartError } from './database.ts';
import { isMigrated, migrate, readMigrations } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';

let copy: Awaited<ReturnType<typeof copyDatabase>>;
beforeAll(async () => {
  copy = await copyDatabase();
});
afterAll(() => copy.database.close());

/** An empty database; clearing one is quicker than creating one. */
async function openEmpty(): Promise<Database> {
  await copy.database.exec('drop schema public cascade; create schema public');
  return copy.database;
}

const migration = (name: string, body: string) => ({
  name,
  body,
  checksum: createHash('sha256').update(body).digest('hex'),
});
const query = async <Row>({ db }: Database, text: string) => rowsOf<Row>(await db.execute(sql.raw(text)));
const tablesOf = async (database: Database) =>
  (
    await query<{ t: string }>(
      database,
      "select table_name as t from information_schema.tables where table_schema = 'public' order by 1",
    )
  ).map(({ t }) => t);
const namesOf = async (database: Database) =>
  (await query<{ name: string }>(database, 'select name from schema_migrations order by 1')).map(
    ({ name }) => name,
  );

const FIRST = migration(
  '0001_first.sql',
  'create table first (id int primary key); insert into first values (1);',
);

describe('migrations', () => {
  it('[A-104] of this build apply once, in order of their names, and count as applied', async () => {
    const database = await openEmpty();
    const names = readMigrations().map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(await migrate(database)).toEqual(names);
    expect(await isMigrated(database)).toBe(true);
    expect(await migrate(database)).toEqual([]);
    await database.exec(`delete from schema_migrations where name = '${names[0]}'`);
    expect(await isMigrated(database)).toBe(false);
  });

  it('[A-103] do not fill tables that a Lab reset would clear', async () => {
    const database = await openEmpty();
    await migrate(database);
    const countRows = async (table: string) => (await query(database, `select 1 from ${table}`)).length;
    const countAll = async () => {
      const tables = await tablesOf(database);
      return Promise.all(tables.map(async (table) => [table, await countRows(table)]));
    };
    const before = await countAll();
    await emptyTables(database.db);
    expect(await countAll()).toEqual(before);
  });

  it.each([
    ['its last statement fails', 'create table second (id int); insert into nowhere values (1);'],
    ['its first statement fails', 'insert into nowhere values (1); create table second (id int);'],
    ['it cannot be read', 'create table second (id int); selekt 1;'],
    ['a constraint refuses it', 'create table second (id int); insert into first values (1);'],
  ])('one that fails because %s changes nothing and reports so', async (_case, body) => {
    const database = await openEmpty();
    const failed = migrate(database, [FIRST, migration('0002_second.sql', body)]);
    await expect(failed).rejects.toThrow(StartError);
    await expect(failed).rejects.toThrow(/^migration 0002_second\.sql failed, nothing was changed: ./);
    expect(await tablesOf(database)).toEqual(['first', 'schema_migrations']);
    expect(await namesOf(database)).toEqual(['0001_first.sql']);
    const mended = migration('0002_second.sql', 'create table second (id int);');
    expect(await migrate(database, [FIRST, mended])).toEqual(['0002_second.sql']);
  });

  it('are numbered from one, without gaps or duplicates', () => {
    const numbers = readMigrations().map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it('migrations after a failed one are not tried', async () => {
    const database = await openEmpty();
    const list = [
      migration('0001_bad.sql', 'select from;'),
      migration('0002_good.sql', 'create table good ();'),
    ];
    await expect(migrate(database, list)).rejects.toThrow('0001_bad.sql failed');
    expect(await tablesOf(database)).toEqual(['schema_migrations']);
  });

  it('one that was changed after it was applied is refused', async () => {
    const database = await openEmpty();
    await migrate(database, [FIRST]);
    const changed = migration(FIRST.name, `${FIRST.body} create table sneaked ();`);
    await expect(migrate(database, [changed])).rejects.toThrow(
      'migration 0001_first.sql was changed after it was applied: write a new one instead',
    );
    expect(await tablesOf(database)).toEqual(['first', 'schema_migrations']);
  });

  it('one that was corrected after its release counts as applied wherever it had failed', async () => {
    const database = await openEmpty();
    await migrate(database);
    const before = '2b060de263c3e1f2b70d2401b62db7a7066d5a3adbd7b291f0eb754ce5cc851b';
    await database.exec(
      `update schema_migrations set checksum = '${before}' where name = '0028_renewal_keys.sql'`,
    );
    expect(await migrate(database)).toEqual([]);
  });

  it('keys of charges from before the key prefix get one', async () => {
    const database = await openEmpty();
    await migrate(
      database,
      readMigrations().filter(({ name }) => name < '0028'),
    );
    await database.exec(`
      insert into users (id, nick_name, head_img_url, brand, client_type, registered_at)
      values (1, 'x', '', 'yujian', 'Android', now());
      insert into orders (user_id, order_no, state, brand, client_type, channel_id, goods_id, goods_code, goods_name,
        family, renewable, fen, currency, days, v_power, agreements, source, idempotency_key, request_hash,
        created_at, closes_at)
      values (1, 'n', 'created', 'yujian', 'Android', 2, 'g', 'g', 'g', 'vip', true, 1, 'CNY', 31, 0, '[]',
        'renewal', 'renewal:c:2', 'h', now(), now() + interval '1 hour');`);
    await migrate(database);
    expect(await query(database, 'select idempotency_key as key from orders')).toEqual([
      { key: 'renewal of:c:2' },
    ]);
    await expect(database.exec(`update orders set fen = 2`)).rejects.toThrow(/is frozen/);
  });

  it('one may run longer than the time limit of calls', async () => {
    const database = await openEmpty();
    const body = `create table limits as select current_setting('statement_timeout') as statement;`;
    await migrate(database, [migration('0001_limits.sql', body)]);
    expect(await query(database, 'select statement from limits')).toEqual([{ statement: '0' }]);
  });

  it.runIf(isPostgres)('eight processes that start at once apply each one once', async () => {
    await openEmpty();
    const processes = await Promise.all(Array.from({ length: 8 }, () => openPostgres(copy.url ?? '')));
    const list = [FIRST, migration('0002_second.sql', 'create table second (id int); select pg_sleep(0.2);')];
    const applied = await Promise.all(processes.map((database) => migrate(database, list)));
    expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await query(copy.database, 'select id from first')).toEqual([{ id: 1 }]);
    await Promise.all(processes.map((database) => database.close()));
  });
});
