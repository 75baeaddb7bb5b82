import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyPostgres } from '../../../test/kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';
import { sandboxGamePartners } from '../../config/game-partners-config.ts';

let servers: ServerProcess[];
let database: pg.Pool;
beforeAll(async () => {
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const start = () => startServer({ databaseUrl, sandboxPort: inject('sandboxPort') });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  const report = (await (await fetch(`${urlOf(0)}/lab/api/verify`)).json()) as { violations: unknown[] };
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
  expect(report.violations).toEqual([]);
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';
const partners = sandboxGamePartners('');
const secret = partners.provider === 'sandbox' ? partners.secret : '';

async function makePlayer(): Promise<{ token: string }> {
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${urlOf(0)}/lab/api/users`, { method: 'POST', body: '{}', headers });
  return made.json() as Promise<{ token: string }>;
}
const share = ({ token }: { token: string }, turn: number) =>
  callPatiently(urlOf(turn), 'receiveMission', { activityId: 9 }, { token });

/** A use as the game's maker requests it; repeated if the server was too busy, as the maker would. */
async function use(code: string, turn: number, requestId: string): Promise<string> {
  const path = '/partner/thunder/codes/use';
  const body = JSON.stringify({ activity: 'shandian', code, player: `player-${turn}` });
  const at = String(Date.now());
  const signed = ['POST', path, at, requestId, body].join('\n');
  const sign = createHmac('sha256', secret).update(signed).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-at': at,
    'x-sign': sign,
    'idempotency-key': requestId,
  };
  const answer = await fetch(urlOf(turn) + path, { method: 'POST', headers, body });
  const { code: answerCode, data } = (await answer.json()) as {
    code: string;
    data: { outcome: string } | null;
  };
  return answerCode === '5030' ? use(code, turn, requestId) : (data?.outcome ?? answerCode);
}

function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
const times = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_unused, turn) => work(turn)));

describe('concurrent calls in two processes', () => {
  it('[C-074] 200 uses of one code give one use', async () => {
    const { data } = await share(await makePlayer(), 0);
    const code = data.giftCode ?? '';
    expect(tally(await times(200, (turn) => use(code, turn, randomUUID())))).toEqual({
      used: 1,
      '2152': 199,
    });
  });

  it('[C-074] 200 repeats of one request give one use and 199 repeats', async () => {
    const { data } = await share(await makePlayer(), 0);
    const [code, requestId] = [data.giftCode ?? '', randomUUID()];
    expect(tally(await times(200, (turn) => use(code, turn, requestId)))).toEqual({ used: 1, repeated: 199 });
  });

  it('[C-074] one request that names 20 codes uses one of them', async () => {
    const players = await times(20, makePlayer);
    const codes = await Promise.all(
      players.map(async (player, turn) => (await share(player, turn)).data.giftCode),
    );
    expect(new Set(codes).size).toBe(20);
    const requestId = randomUUID();
    const answers = await times(20, (turn) => use(codes[turn] ?? '', turn, requestId));
    expect(tally(answers)).toEqual({ used: 1, '4090': 19 });
  });

  it('[C-074] 50 uses of an earlier code give one use', async () => {
    const { id } = (await makePlayer()) as { token: string; id?: string };
    await database.query(
      `insert into campaign_claims values ($1, 'shandian', 9, 0, 0, now(), now(), now() + interval '1 day')`,
      [id],
    );
    await database.query(`insert into campaign_gift_codes values ($1, 'shandian', 'SD7KQ2MX4P', now())`, [
      id,
    ]);
    const answers = await times(50, (turn) => use('SD7KQ2MX4P', turn, randomUUID()));
    expect(tally(answers)).toEqual({ used: 1, '2152': 49 });
  });

  it('[C-074] 40 sharers of 10 remaining codes are given 10 different ones', async () => {
    const issued = `(select issued from code_batches where source = 'made')`;
    await database.query(
      `update campaigns set gift_codes = gift_codes || jsonb_build_object('count', ${issued} + 10)`,
    );
    const players = await times(40, makePlayer);
    const answers = await Promise.all(players.map((player, turn) => share(player, turn)));
    expect(tally(answers.map(({ code }) => String(code)))).toEqual({ '200': 10, '2151': 30 });
    const given = answers.flatMap(({ data }) => (data?.giftCode ? [data.giftCode] : []));
    expect(new Set(given).size).toBe(10);
  });
});
