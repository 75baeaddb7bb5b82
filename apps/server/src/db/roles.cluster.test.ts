import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { runStatement } from '../../test/cluster.ts';
import { copyPostgres } from '../../test/kit.ts';
import { startMyData } from '../../test/my-data-kit.ts';
import { beBorn, liveWhole } from '../../test/whole-life.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';

const ROLES = readFileSync(join(import.meta.dirname, '../../../../deploy/postgresql/roles.sql'), 'utf8');
const { source } = inject('testDatabase');
const [OWNER, WORKER] = [`owner_${process.pid}`, `worker_${process.pid}`];
const roles = ROLES.replaceAll(/\bjuban_owner\b/g, OWNER).replaceAll(/\bto juban\b/g, `to ${WORKER}`);
const by = (role: string, url: string) => url.replace(/\/\/[^@]+@/, `//${role}@`);

/** A database whose tables belong to one role and whose rows are the work of another. */
async function makeDatabase(make: () => Promise<string>): Promise<string> {
  const url = await make();
  await runStatement(url, roles);
  return url;
}

async function makeEmpty(): Promise<string> {
  const name = `juban_roles_${process.pid}`;
  await runStatement(source, `create database ${name} owner ${OWNER}`);
  return source.replace(/[^/]+$/, name);
}

beforeAll(() => runStatement(source, `create role ${OWNER} login; create role ${WORKER} login`));

describe('a product whose role owns no tables', () => {
  let kit: Awaited<ReturnType<typeof startMyData>>;
  let url: string;
  beforeAll(async () => {
    url = by(WORKER, await makeDatabase(() => copyPostgres(source)));
    kit = await startMyData({ DATABASE_URL: url });
  });
  afterAll(() => kit.stop());

  it('starts, and lets somebody do everything that it has, and be deleted', async () => {
    const person = await beBorn(kit);
    await liveWhole(kit, person);
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
    const url = await makeDatabase(makeEmpty);
    owners = await openPostgres(by(OWNER, url));
    workers = await openPostgres(by(WORKER, url));
  });
  afterAll(async () => {
    await owners?.close();
    await workers?.close();
  });

  it('are applied by the owner alone; the other role is told so, and then finds nothing to do', async () => {
    if (!owners || !workers) throw new Error('there is no database');
    await expect(migrate(workers)).rejects.toThrow(/run npm run migrate as the owner of the tables$/);
    expect((await migrate(owners)).length).toBeGreaterThan(40);
    expect(await migrate(workers)).toEqual([]);
    await workers.exec("insert into schema_migrations (name, checksum) values ('0000', '')");
    await workers.exec("delete from schema_migrations where name = '0000'");
  });
});
