import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runStatement } from '../../test/cluster.ts';
import { asRole, createRoles, grantRights, OWNER, WORKER } from '../../test/database-roles.ts';
import { copyPostgres } from '../../test/kit.ts';
import { startMyData } from '../../test/my-data-kit.ts';
import { registerUser, useEverything } from '../../test/whole-life.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';

const { source } = inject('testDatabase');

async function makeEmpty(): Promise<string> {
  const name = `juban_roles_${process.pid}`;
  await runStatement(source, `create database ${name} owner ${OWNER}`);
  return source.replace(/[^/]+$/, name);
}

beforeAll(() => createRoles(source));

describe('a product whose role owns no tables', () => {
  let kit: Awaited<ReturnType<typeof startMyData>>;
  let url: string;
  beforeAll(async () => {
    const copied = await copyPostgres(source);
    await grantRights(copied);
    url = asRole(WORKER, copied);
    kit = await startMyData({ DATABASE_URL: url });
  });
  afterAll(() => kit.stop());

  it('starts, and allows every feature including deletion of an account', async () => {
    const person = await registerUser(kit);
    await useEverything(kit, person);
    expect((await kit.exportAll(person)).code).toBe('0000');
    expect((await kit.ask(person)).code).toBe('0000');
    await kit.wait(7);
    await kit.eraseDue();
    for (let day = 0; day < 2; day += 1) {
      await kit.settle();
      await kit.wait(1);
    }
    await kit.settle();
    await kit.eraseDue();
    expect(await kit.standing(person)).toMatchObject({ code: '1024' });
  });

  it.each([
    'alter table ledger_entries disable trigger all',
    'alter table ledger_balances drop constraint ledger_balances_pkey',
    'truncate ledger_entries',
    'drop table users',
    'create table leak (text text)',
    'create or replace function now_of_juban() returns int language sql as $$ select 1 $$',
  ])('cannot: %s', async (statement) => {
    await expect(runStatement(url, statement)).rejects.toThrow(/must be owner|permission denied/);
  });
});

describe('migrations', () => {
  let [owners, workers]: Database[] = [];
  beforeAll(async () => {
    const url = await makeEmpty();
    await grantRights(url);
    owners = await openPostgres(asRole(OWNER, url));
    workers = await openPostgres(asRole(WORKER, url));
  });
  afterAll(async () => {
    await owners?.close();
    await workers?.close();
  });

  it('are applied by the owner only; the other role gets a message, and then finds nothing to do', async () => {
    if (!owners || !workers) throw new Error('there is no database');
    await expect(migrate(workers)).rejects.toThrow(/run npm run migrate as the owner of the tables$/);
    expect((await migrate(owners)).length).toBeGreaterThan(40);
    expect(await migrate(workers)).toEqual([]);
    await workers.exec("insert into schema_migrations (name, checksum) values ('0000', '')");
    await workers.exec("delete from schema_migrations where name = '0000'");
  });
});
