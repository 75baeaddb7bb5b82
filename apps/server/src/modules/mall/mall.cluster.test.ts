import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyPostgres } from '../../../test/kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

let servers: ServerProcess[];
let database: pg.Pool;
beforeAll(async () => {
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const start = () => startServer({ databaseUrl, sandboxPort: inject('sandboxPort') });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
});
afterEach(async () => {
  const report = await lab<{ violations: unknown[] }>('GET', '/verify');
  expect(report.violations).toEqual([]);
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function lab<Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  return (await fetch(`${urlOf(0)}/lab/api${path}`, { method, ...sent })).json() as Promise<Result>;
}
const makeUser = (points: number, level: { vipDays?: number; vPower?: number } = {}) =>
  lab<{ id: string; token: string }>('POST', '/users', { points, ...level });
const exchange = (token: string, id: string, turn: number, headers = {}) =>
  callPatiently(urlOf(turn), 'exchange', { id }, { token, ...headers });

function tally(answers: ReadonlyArray<{ code: string | number }>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function balanceOf(userId: string): Promise<number | undefined> {
  const { rows } = await database.query<{ balance: number }>(
    `select balance from ledger_balances where user_id = $1 and ledger = 'points'`,
    [userId],
  );
  return rows[0]?.balance;
}

async function pricesOf(userId: string): Promise<number[]> {
  const { rows } = await database.query<{ points: number }>(
    'select points from mall_exchanges where user_id = $1 order by points desc',
    [userId],
  );
  return rows.map(({ points }) => points);
}

/** The user's row, if it is not locked. */
const FREE_ROW = 'select id from users where id = $1 for update skip locked';
const WAITING = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** Changes V power in a transaction that ends only once this many exchanges wait for the user's row. */
async function changeVPowerBefore(userId: string, amount: number, waiting: number): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    await client.query('select id from users where id = $1 for update', [userId]);
    await client.query(
      `insert into ledger_entries (user_id, ledger, cause, amount, source, at)
        values ($1, 'v_power', 'test:change', $2, 'test', now())`,
      [userId, amount],
    );
    await client.query(
      `update ledger_balances set balance = balance + $2 where user_id = $1 and ledger = 'v_power'`,
      [userId, amount],
    );
    await expect.poll(async () => (await database.query(WAITING)).rowCount).toBe(waiting);
    await client.query('commit');
  } finally {
    client.release();
  }
}

describe('concurrent calls in two processes', () => {
  it.each([
    ['falls to 9: both charge the full price', 10, -1, [100, 100]],
    ['rises to 10: both charge the discounted price', 9, 1, [90, 90]],
  ])('[B-118] two exchanges that began before V power %s', async (_what, vPower, change, prices) => {
    await lab('POST', '/stock', { goodsId: 'vip-1', left: 100 });
    const { id, token } = await makeUser(500, { vipDays: 5, vPower });
    const changed = changeVPowerBefore(id, change, 2);
    await expect.poll(async () => (await database.query(FREE_ROW, [id])).rowCount).toBe(0);
    const answers = await Promise.all([0, 1].map((turn) => exchange(token, 'vip-1', turn)));
    await changed;
    expect(tally(answers)).toEqual({ '0000': 2 });
    expect(await pricesOf(id)).toEqual(prices);
    expect(await balanceOf(id)).toBe(500 - 2 * (prices[0] ?? 0));
  });

  it('[B-118] 50 exchanges of a member charge each the discounted price, as often as the points allow', async () => {
    await lab('POST', '/stock', { goodsId: 'vip-1', left: 100 });
    const { id, token } = await makeUser(359, { vipDays: 5, vPower: 10 });
    const wishes = Array.from({ length: 50 }, (_unused, turn) => exchange(token, 'vip-1', turn));
    expect(tally(await Promise.all(wishes))).toEqual({ '0000': 3, '2124': 47 });
    expect([await pricesOf(id), await balanceOf(id)]).toEqual([[90, 90, 90], 89]);
  });

  it('[B-118] of 50 exchanges that begin without a membership the first pays in full', async () => {
    await lab('POST', '/stock', { goodsId: 'vip-1', left: 100 });
    const { id, token } = await makeUser(190, { vPower: 10 });
    const wishes = Array.from({ length: 50 }, (_unused, turn) => exchange(token, 'vip-1', turn));
    expect(tally(await Promise.all(wishes))).toEqual({ '0000': 2, '2124': 48 });
    expect([await pricesOf(id), await balanceOf(id)]).toEqual([[100, 90], 0]);
  });

  it('[B-120] 200 exchanges of goods with 10 in stock sell exactly 10', async () => {
    await lab('POST', '/stock', { goodsId: 'vip-1', left: 10 });
    const users: Array<{ token: string }> = [];
    for (let turn = 0; turn < 40; turn += 1) users.push(await makeUser(500));
    const wishes = Array.from({ length: 200 }, (_unused, turn) =>
      exchange(users[turn % users.length]?.token ?? '', 'vip-1', turn),
    );
    expect(tally(await Promise.all(wishes))).toEqual({ '0000': 10, '2122': 190 });
    const { rows } = await database.query<{ least: number }>(
      'select min(balance) as least from ledger_balances',
    );
    expect(rows[0]?.least).toBeGreaterThanOrEqual(0);
  });

  it('[B-087] 50 exchanges of one user with points for three give three', async () => {
    await lab('POST', '/stock', { goodsId: 'vip-1', left: 100 });
    const { id, token } = await makeUser(350);
    const wishes = Array.from({ length: 50 }, (_unused, turn) => exchange(token, 'vip-1', turn));
    expect(tally(await Promise.all(wishes))).toEqual({ '0000': 3, '2124': 47 });
    expect(await balanceOf(id)).toBe(50);
  });

  it('[B-087] 50 exchanges of a medal grant it once', async () => {
    const { id, token } = await makeUser(5_000);
    const wishes = Array.from({ length: 50 }, (_unused, turn) => exchange(token, 'medal-reel', turn));
    expect(tally(await Promise.all(wishes))).toEqual({ '0000': 1, '2123': 49 });
    expect(await balanceOf(id)).toBe(4_850);
  });

  it('[B-042] 50 taps under one key are one exchange', async () => {
    const { id, token } = await makeUser(5_000);
    const key = { 'idempotency-key': 'one-tap-of-many' };
    const wishes = Array.from({ length: 50 }, (_unused, turn) => exchange(token, 'vip-3', turn, key));
    const answers = await Promise.all(wishes);
    expect(tally(answers)).toEqual({ '0000': 50 });
    expect(new Set(answers.map(({ data }) => data.exchangeNo)).size).toBe(1);
    expect(await balanceOf(id)).toBe(4_720);
  });

  it('[B-038] 50 shares of a drama earn once', async () => {
    const { id, token } = await makeUser(0);
    const { dramas } = await lab<{ dramas: { normal: string } }>('GET', '/demo');
    const shares = Array.from({ length: 50 }, (_unused, turn) =>
      callPatiently(urlOf(turn), 'shareForPoints', { dramaId: dramas.normal }, { token }),
    );
    const added = (await Promise.all(shares)).map(({ data }) => data.added);
    expect(added.filter((points) => points > 0)).toEqual([5]);
    expect(await balanceOf(id)).toBe(5);
  });
});
