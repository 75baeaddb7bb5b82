import { DAY_MS } from '@juban/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyPostgres } from '../../../test/kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

const AT_ONCE = 50;

let servers: ServerProcess[];
let database: pg.Pool;

beforeAll(async () => {
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const start = () => startServer({ databaseUrl, sandboxPort: inject('sandboxPort') });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function lab<Result>(path: string, body?: object): Promise<Result> {
  const response = await fetch(`${urlOf(0)}/lab/api${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as Result;
}
const makeUser = (wanted: object) => lab<{ id: string; token: string }>('/users', wanted);

/** Processes learn of a moved clock from the database, slightly later than the one that moved it. */
async function moveBothClocks(ms: number): Promise<void> {
  const { now } = await lab<{ now: number }>('/clock', { freeze: true });
  await lab('/clock', { now: now + ms, freeze: true });
  for (const { url } of servers) {
    await expect
      .poll(async () => ((await (await fetch(`${url}/lab/api/clock`)).json()) as { now: number }).now)
      .toBe(now + ms);
  }
}

/** The same call in both processes at once; returns how often each code was answered. */
async function callAtOnce(
  act: (turn: number) => Promise<{ code: string | number }>,
): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_unused, turn) => act(turn)));
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

async function rowsOf(userId: string, ledger: string, source: string): Promise<number[]> {
  const { rows } = await database.query<{ amount: number }>(
    'select amount from ledger_entries where user_id = $1 and ledger = $2 and source = $3 order by seq',
    [userId, ledger, source],
  );
  return rows.map(({ amount }) => amount);
}

async function expectNoViolations(): Promise<void> {
  expect((await lab<{ violations: unknown[] }>('/verify')).violations).toEqual([]);
}

describe('one user, concurrent calls, two processes', () => {
  it(`[B-105] ${AT_ONCE} concurrent check-ins give one point`, async () => {
    const { id, token } = await makeUser({ vipDays: 5, vPower: 9 });
    const counts = await callAtOnce((turn) => callPatiently(urlOf(turn), 'clockIn', {}, { token }));
    expect(counts).toEqual({ '0000': 1, '2120': AT_ONCE - 1 });
    expect(await rowsOf(id, 'v_power', 'check-in')).toEqual([1]);
    await expectNoViolations();
  });

  it(`[B-088] ${AT_ONCE} concurrent claims of a reward by both calls grant once`, async () => {
    const { id, token } = await makeUser({ vipDays: 5, vPower: 320 });
    const counts = await callAtOnce((turn) =>
      callPatiently(urlOf(turn), turn % 3 === 0 ? 'grantMedal' : 'markLevelReward', { level: 4 }, { token }),
    );
    expect(counts).toEqual({ '0000': AT_ONCE });
    expect(await rowsOf(id, 'entitlement', 'level')).toEqual([10]);
    const medals = await database.query('select medal from medals where user_id = $1', [id]);
    expect(medals.rows).toEqual([{ medal: 'vip-level-4' }]);
    await expectNoViolations();
  });

  it('[B-084] decay is settled once by readers of the ledger and takers of a reward in both processes', async () => {
    const { id, token } = await makeUser({ vipDays: -1, vPower: 60 });
    await moveBothClocks(4 * DAY_MS);
    const counts = await callAtOnce((turn) =>
      turn % 2 === 0
        ? callPatiently(urlOf(Math.floor(turn / 2)), 'listExperience', {}, { token })
        : callPatiently(urlOf(Math.floor(turn / 2)), 'markLevelReward', { level: 2 }, { token }),
    );
    expect(counts).toEqual({ '0000': AT_ONCE });
    expect(await rowsOf(id, 'v_power', 'decay')).toEqual([-2, -2, -2, -2]);
    await expectNoViolations();
    await lab('/clock', { reset: true });
  });
});
