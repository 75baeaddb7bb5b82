import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AlipayConsole, startAlipayConsole } from '../../../test/alipay-console.ts';
import { copyPostgres, newPhone } from '../../../test/kit.ts';
import { H5_ORDER, MONTH } from '../../../test/order-kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };
const CLAIMERS = 100;
const LEFT = 5;

/** Partners as far as a claim needs them: every account exists, and every grant is accepted. */
const PARTNERS = /^\/membership-partner\/\w+\/(?:accounts\/find|grants)$/;
const partner = (path: string) =>
  PARTNERS.test(path) ? { openId: 'account', nickName: '', headImg: '', ok: true } : undefined;

let alipay: AlipayConsole;
let servers: ServerProcess[];
let database: pg.Pool;
beforeAll(async () => {
  alipay = await startAlipayConsole(partner);
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const start = () => startServer({ databaseUrl, sandboxPort: alipay.port });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
  alipay.stop();
});
afterEach(async () => {
  const { violations } = await lab<{ violations: unknown[] }>('/verify');
  expect(violations).toEqual([]);
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function lab<Result>(path: string, body?: object): Promise<Result> {
  const response = await fetch(`${urlOf(0)}/lab/api${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return response.json() as Promise<Result>;
}

interface Claimer {
  id: string;
  token: string;
  orderNo: string;
}

/** A user who has bought a month. */
async function makeClaimer(turn = 0): Promise<Claimer> {
  const claimer = await lab<Omit<Claimer, 'orderNo'>>('/users', { mobile: newPhone() });
  const headers = { token: claimer.token, clientType: 'Android' };
  const { data } = await callPatiently(urlOf(turn), 'createPurchaseH5', H5_ORDER, headers);
  const body = alipay.write('yujian', { paymentNo: data.orderNo, fen: MONTH.fen });
  const paid = await fetch(`${urlOf(turn)}/pay/notify/alipay/yujian`, {
    method: 'POST',
    headers: FORM,
    body,
  });
  expect(await paid.text()).toBe('success');
  return { ...claimer, orderNo: data.orderNo };
}

function tally(answers: ReadonlyArray<{ code: string | number }>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const claim = (turn: number, { token }: Claimer, itemId: string, mobile?: string) =>
  callPatiently(urlOf(turn), 'claimActivityReward', { itemId, ...(mobile ? { mobile } : {}) }, { token });

const countOf = async (query: string, ...values: string[]) =>
  Number((await database.query<{ n: string }>(query, values)).rows[0]?.n);

describe('concurrent calls in two processes', () => {
  it('[C-090] 100 users claim an item with 5 left: 5 get it', async () => {
    const claimers: Claimer[] = [];
    for (let turn = 0; turn < CLAIMERS; turn += 10)
      claimers.push(
        ...(await Promise.all(Array.from({ length: 10 }, (_unused, at) => makeClaimer(turn + at)))),
      );
    await lab('/stock', { itemId: 'activity-disk-month', left: LEFT });
    const answers = claimers.map((claimer, turn) => claim(turn, claimer, 'activity-disk-month'));
    expect(tally(await Promise.all(answers))).toEqual({ '0000': LEFT, '2143': CLAIMERS - LEFT });
    const claims = `select count(*) as n from activity_claims where item_id = 'activity-disk-month'`;
    expect(await countOf(claims)).toBe(LEFT);
    const sent = `select count(*) as n from outbox_messages where message_key like 'partner:activity:%:activity-disk-month'`;
    expect(await countOf(sent)).toBe(LEFT);
  });

  it('[C-090] 60 claims of one user in a group with one choice: one succeeds', async () => {
    const claimer = await makeClaimer();
    const items = ['activity-music-week', 'activity-fm-week', 'activity-read-week'];
    const answers = Array.from({ length: 60 }, (_unused, turn) =>
      claim(turn, claimer, items[turn % items.length] ?? ''),
    );
    const { '0000': claimed, ...refused } = tally(await Promise.all(answers));
    expect(claimed).toBe(1);
    expect(Object.keys(refused).every((code) => ['2141', '2142'].includes(code))).toBe(true);
    expect(await countOf('select count(*) as n from activity_claims where user_id = $1', claimer.id)).toBe(1);
  });

  it('[C-090] a claim and a refund request at once: one of the two succeeds', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { token, orderNo, id } = await makeClaimer(turn);
      const [claimed, refund] = await Promise.all([
        claim(turn, { token, orderNo, id }, '618-meal-month'),
        callPatiently(urlOf(turn + 1), 'requestRefund', { orderNo, reason: '' }, { token }),
      ]);
      expect([claimed.code, refund.code].filter((code) => code === '0000')).toHaveLength(1);
    }
  });

  it('[C-071] one proof of a phone is enough for one of many claims', async () => {
    const claimer = await makeClaimer();
    const mobile = newPhone();
    await database.query(
      `insert into phone_proofs (user_id, phone_index, code_id, proved_at)
       select $1, phone_index, gen_random_uuid(), now() from phones where user_id = $2`,
      [claimer.id, (await lab<Claimer>('/users', { mobile })).id],
    );
    const items = ['activity-music-week', 'double11-music-month', '51-run-month', '101-meal-month'];
    const answers = Array.from({ length: 40 }, (_unused, turn) =>
      claim(turn, claimer, items[turn % items.length] ?? '', mobile),
    );
    const { '0000': claimed } = tally(await Promise.all(answers));
    expect(claimed).toBe(1);
    expect(await countOf('select count(*) as n from activity_claims where user_id = $1', claimer.id)).toBe(1);
  });

  it('[C-085] 40 addresses of one user: one is stored', async () => {
    const { token, id } = await makeClaimer();
    const answers = Array.from({ length: 40 }, (_unused, turn) => {
      const address = { address: `灯塔路 ${turn} 号`, consignee: '林有鹿', phone: '13800162947' };
      return callPatiently(urlOf(turn), 'submitActivityAddress', address, { token });
    });
    expect(tally(await Promise.all(answers))).toEqual({ '0000': 1, '2146': 39 });
    expect(await countOf('select count(*) as n from activity_addresses where user_id = $1', id)).toBe(1);
  });
});
