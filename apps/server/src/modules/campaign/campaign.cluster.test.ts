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

interface Player {
  id: string;
  token: string;
}

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function lab<Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  return (await fetch(`${urlOf(0)}/lab/api${path}`, { method, ...sent })).json() as Promise<Result>;
}
const receive = ({ token }: Player, activityId: number, turn: number) =>
  callPatiently(urlOf(turn), 'receiveMission', { activityId }, { token });
const draw = ({ token }: Player, turn: number) => callPatiently(urlOf(turn), 'drawPrize', {}, { token });

/** A player who has claimed these missions. */
async function makePlayer(...missions: number[]): Promise<Player> {
  const player = await lab<Player>('POST', '/users', {});
  for (const activityId of missions) {
    await lab('POST', '/campaign/progress', { userId: player.id, activityId });
    expect((await receive(player, activityId, 0)).code).toBe(200);
  }
  return player;
}

function tally(answers: ReadonlyArray<{ code: string | number }>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
const times = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_unused, turn) => work(turn)));
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.query<Row>(text, values)).rows;

describe('concurrent calls in two processes', () => {
  it('[C-092] both publish the same terms', async () => {
    const hashes = await times(8, (turn) => callPatiently(urlOf(turn), 'getCampaign', {}));
    expect(new Set(hashes.map(({ data }) => data.fairness.seedHash)).size).toBe(1);
    expect(await query('select 1 from campaign_terms')).toHaveLength(1);
  });

  it('[C-092] 100 draws of a user with 3 left give 3', async () => {
    const player = await makePlayer(8);
    expect(tally(await times(100, (turn) => draw(player, turn)))).toEqual({ '200': 3, '2150': 97 });
    const rows = await query<{ draw_no: number }>(
      'select draw_no from campaign_draws where user_id = $1 order by 1',
      [player.id],
    );
    expect(rows.map((row) => row.draw_no)).toEqual([1, 2, 3]);
  });

  it('[C-093] 50 claims of a mission give its draws once', async () => {
    const player = await lab<Player>('POST', '/users', {});
    await lab('POST', '/campaign/progress', { userId: player.id, activityId: 7 });
    expect(tally(await times(50, (turn) => receive(player, 7, turn)))).toEqual({ '200': 1, '2149': 49 });
    const { data } = await callPatiently(urlOf(1), 'getCampaignUser', {}, { token: player.token });
    expect(data.lotteryTimes).toBe(2);
  });

  it('[C-093] 50 claims of days grant them once', async () => {
    const player = await lab<Player>('POST', '/users', {});
    await lab('POST', '/campaign/progress', { userId: player.id, activityId: 2 });
    expect(tally(await times(50, (turn) => receive(player, 2, turn)))).toEqual({ '200': 1, '2149': 49 });
    const rows = await query<{ amount: number }>(
      `select amount from ledger_entries where user_id = $1 and ledger = 'entitlement'`,
      [player.id],
    );
    expect(rows).toEqual([{ amount: 90 }]);
  });

  it('[C-074] 50 shares of a user give one code', async () => {
    const player = await lab<Player>('POST', '/users', {});
    expect(tally(await times(50, (turn) => receive(player, 9, turn)))).toEqual({ '200': 1, '2149': 49 });
    expect(await query('select 1 from codes where user_id = $1', [player.id])).toHaveLength(1);
  });

  it('[C-092] 120 draws of 40 users on prizes with 5 left win 5', async () => {
    for (const prizeId of ['vip-1', 'voucher-6', 'vip-7', 'vip-30', 'card-20', 'card-50', 'console'])
      await lab('POST', '/campaign/stock', { prizeId, left: 5 });
    const before = await query<{ prize_id: string; won: number }>('select prize_id, won from campaign_stock');
    const players: Player[] = [];
    for (let turn = 0; turn < 40; turn += 1) players.push(await makePlayer(8));
    const answers = await times(120, (turn) => draw(players[turn % 40] ?? { id: '', token: '' }, turn));
    expect(tally(answers)).toEqual({ '200': 120 });
    const after = await query<{ prize_id: string; won: number; released: number; rolled: number }>(
      'select prize_id, won, released, rolled from campaign_stock',
    );
    for (const { prize_id, won, released } of after) {
      expect(won).toBeLessThanOrEqual(released);
      expect(won - (before.find((row) => row.prize_id === prize_id)?.won ?? 0)).toBeLessThanOrEqual(5);
    }
    // A quarter of all rolls select it: fewer than five of 120 is practically impossible.
    const common = after.find(({ prize_id }) => prize_id === 'vip-1');
    expect(common?.won).toBe(common?.released);
    expect(common?.rolled).toBeGreaterThan(common?.won ?? 0);
  });
});
