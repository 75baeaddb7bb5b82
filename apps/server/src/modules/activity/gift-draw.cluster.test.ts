import { DAY_MS, shanghaiMidnight } from '@juban/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyPostgres } from '../../../test/kit.ts';
import { raffleSql } from '../../../test/raffle-kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

const NAMES = ['raffle-1', 'raffle-2', 'raffle-3', 'raffle-4'];
const USERS = 30;

let servers: ServerProcess[];
let database: pg.Pool;
let drawTime: number;
beforeAll(async () => {
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const start = () => startServer({ databaseUrl, sandboxPort: inject('sandboxPort') });
  servers = await Promise.all([start(), start()]);
  const { now } = await lab<{ now: number }>('GET', '/clock');
  const from = shanghaiMidnight(now);
  const until = new Date(from.getTime() + 2 * DAY_MS);
  drawTime = until.getTime() + 10 * 3_600_000;
  for (const name of NAMES) await database.query(raffleSql(name, from, until));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function lab<Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  return (await fetch(`${urlOf(0)}/lab/api${path}`, { method, ...sent })).json() as Promise<Result>;
}

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.query<Row>(text, values)).rows;

/** Writes an address as the server does, with so many days bought. */
const leaveAddress = (client: pg.Pool | pg.PoolClient, userId: string, name: string) =>
  client.query(
    `insert into activity_addresses (user_id, activity, address_sealed, bought_days, need_days, starts_at, ends_at, given_at)
     select $1, activity, repeat('x', 60), 31, 31, starts_at, ends_at, starts_at from activities where activity = $2`,
    [userId, name],
  );

describe('concurrent calls in two processes', () => {
  it('[C-026] both publish the same seed', async () => {
    const asked = Array.from({ length: 12 }, (_unused, turn) =>
      callPatiently(urlOf(turn), 'getActivity', { activity: NAMES[turn % NAMES.length] ?? '' }),
    );
    const hashes = (await Promise.all(asked)).map(({ data }) => data.realItem?.draw.seedHash);
    expect(new Set(hashes).size).toBe(NAMES.length);
    const versions = await rows(`select 1 from activity_gift_terms where activity like 'raffle-%'`);
    expect(versions).toHaveLength(NAMES.length);
  });

  it('[C-026] both draw at the same time: each gift is drawn once, and an address being written is not left out', async () => {
    const users: string[] = [];
    for (let turn = 0; turn < USERS; turn += 1)
      users.push((await lab<{ id: string }>('POST', '/users', {})).id);
    const [late = '', ...early] = users;
    for (const name of NAMES) for (const userId of early) await leaveAddress(database, userId, name);

    const client = await database.connect();
    await client.query('begin');
    await client.query(`select 1 from activity_gift_terms where activity = 'raffle-1' for share`);
    await lab('POST', '/clock', { now: drawTime });
    const draws = () => rows(`select 1 from activity_gift_draws where activity like 'raffle-%'`);
    const waits = () =>
      rows(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%activity_gift_terms%'`,
      );
    await expect.poll(async () => (await waits()).length, { timeout: 30_000 }).toBeGreaterThan(0);
    await leaveAddress(client, late, 'raffle-1');
    await client.query('commit');
    client.release();

    await expect.poll(async () => (await draws()).length, { timeout: 30_000 }).toBe(NAMES.length);
    const entries = await rows<{ activity: string; entries: string; numbers: string }>(
      `select activity, count(*) as entries, count(distinct entry_no) as numbers
       from activity_gift_entries where activity like 'raffle-%' group by 1 order by 1`,
    );
    expect(entries.map((row) => [Number(row.entries), Number(row.numbers)])).toEqual(
      NAMES.map((name) => (name === 'raffle-1' ? [USERS, USERS] : [USERS - 1, USERS - 1])),
    );
    const acts = await rows(
      `select 1 from activity_gift_acts where act = 'draw' and activity like 'raffle-%'`,
    );
    expect(acts).toHaveLength(NAMES.length);
    const { violations } = await lab<{ violations: Array<{ invariant: string }> }>('GET', '/verify');
    expect(violations.filter(({ invariant }) => invariant.includes('gift'))).toEqual([]);
  });
});
