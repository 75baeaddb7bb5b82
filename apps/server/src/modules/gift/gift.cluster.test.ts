import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AlipayConsole, sendPaid, startAlipayConsole } from '../../../test/alipay-console.ts';
import { ACCOUNT, PLUS } from '../../../test/gift-kit.ts';
import { copyPostgres } from '../../../test/kit.ts';
import { H5_ORDER } from '../../../test/order-kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

const YEAR = PLUS.HanXiYearDelivery;

let alipay: AlipayConsole;
let servers: ServerProcess[];
let database: pg.Pool;
beforeAll(async () => {
  alipay = await startAlipayConsole((path) => (path.endsWith('/accounts/find') ? ACCOUNT : undefined));
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
  const report = (await (await fetch(`${urlOf(0)}/lab/api/verify`)).json()) as { violations: unknown[] };
  expect(report.violations).toEqual([]);
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function buyYear() {
  const made = await fetch(`${urlOf(0)}/lab/api/users`, { method: 'POST' });
  const { id, token } = (await made.json()) as { id: string; token: string };
  const order = { ...H5_ORDER, goodsCode: YEAR.goodsCode };
  const { data } = await callPatiently(urlOf(0), 'createPurchaseH5', order, {
    token,
    clientType: 'Android',
  });
  const body = alipay.write('yujian', { paymentNo: data.orderNo, fen: YEAR.fen });
  expect(await sendPaid(urlOf(1), body)).toBe('success');
  return { id, token, orderNo: data.orderNo };
}

function tally(answers: ReadonlyArray<{ code: string | number }>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

const countOf = async (query: string, value: string) =>
  Number((await database.query<{ n: string }>(query, [value])).rows[0]?.n);

describe('concurrent calls in two processes', () => {
  it('[C-064] 50 claims of a cycle are one claim, with one card and one set delivered', async () => {
    const { id, token, orderNo } = await buyYear();
    const wishes = Array.from({ length: 50 }, (_unused, turn) => {
      const choice = turn % 3 === 0 ? 'music-month' : 'tea-month';
      return callPatiently(urlOf(turn), 'claimGift', { type: 'HanXiYearDelivery', choice }, { token });
    });
    expect(tally(await Promise.all(wishes))).toEqual({ '0000': 1, '2136': 49 });
    expect(await countOf('select count(*) as n from gift_claims where user_id = $1', id)).toBe(1);
    const sent = `select count(*) as n from outbox_messages where message_key like 'partner:gift:' || $1 || ':%'`;
    expect(await countOf(sent, orderNo)).toBe(2);
  });

  it('[C-104] a claim and a refund request at once: one of the two succeeds', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const { token, orderNo } = await buyYear();
      const input = { type: 'HanXiYearDelivery', choice: 'tea-month' } as const;
      const [claim, refund] = await Promise.all([
        callPatiently(urlOf(turn), 'claimGift', input, { token }),
        callPatiently(urlOf(turn + 1), 'requestRefund', { orderNo, reason: '' }, { token }),
      ]);
      expect([claim.code, refund.code].filter((code) => code === '0000')).toHaveLength(1);
    }
  });
});
