import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyPostgres, newPhone } from '../../../test/kit.ts';
import { pickAtPartner } from '../../../test/pick-at-partner.ts';
import { type SandboxProcess, startSandbox } from '../../../test/sandbox-process.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

const CHANNEL = 2;

let sandbox: SandboxProcess;
let database: pg.Pool;
let servers: ServerProcess[];
beforeAll(async () => {
  sandbox = await startSandbox();
  const databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const start = () => startServer({ databaseUrl, sandboxPort: sandbox.port });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
  sandbox.stop();
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

async function lab<Result>(turn: number, path: string, body?: object): Promise<Result> {
  const response = await fetch(`${urlOf(turn)}/lab/api${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  return response.json() as Promise<Result>;
}

interface Member {
  id: string;
  headers: Record<string, string>;
}

async function makeMember(): Promise<Member> {
  const { id, token } = await lab<{ id: string; token: string }>(0, '/users', {});
  return { id, headers: { token, clientType: 'web' } };
}

async function bindByPhone(member: Member): Promise<void> {
  const [mobile, uuid] = [newPhone(), randomUUID()];
  await fetch(`${urlOf(0)}/centreapi/auth/imgCode?uuid=${uuid}`);
  const { answer: imgCode } = await lab<{ answer: string }>(0, `/captcha?uuid=${uuid}`);
  await callPatiently(
    urlOf(0),
    'sendCodeWithImage',
    { uuid, imgCode, mobile, type: 'zhuishu' },
    member.headers,
  );
  const [sent] = await lab<Array<{ code: string }>>(0, `/sms?mobile=${mobile}`);
  const input = { type: 'zhuishu', mobile, code: sent?.code ?? '' } as const;
  expect((await callPatiently(urlOf(1), 'bindUnion', input, member.headers)).code).toBe('0000');
}

async function bindAtPartner(member: Member, openId: string): Promise<void> {
  const { data } = await callPatiently(urlOf(0), 'startUnionBind', { type: 'you' }, member.headers);
  const { ticket, ...answer } = await pickAtPartner(data.url, openId);
  const headers = { ...member.headers, ticket };
  const bound = await callPatiently(urlOf(1), 'bindUnion', { type: 'you', ...answer }, headers);
  expect(bound.code).toBe('0000');
}

const orderOf = (type: string) =>
  ({
    payType: 'Alipay',
    refGoodsCode: `yujian_common_union_${type}`,
    refSellingChannelId: CHANNEL,
  }) as const;
const order = (turn: number, member: Member, type: string) =>
  callPatiently(urlOf(turn), 'createUnionOrder', orderOf(type), member.headers);

/** The wallet pays; the notified server settles. */
const pay = (turn: number, orderNo: string) =>
  lab<{ sent: Array<{ httpStatus: number }> }>(turn, '/pay', { orderNo, outcome: 'paid' });

const count = async (text: string, values: unknown[]) =>
  Number((await database.query<{ n: string }>(text, values)).rows[0]?.n);
const violations = async () => (await lab<{ violations: unknown[] }>(0, '/verify')).violations;

describe('two processes', () => {
  it('[C-079] 50 orders of the book union at once are one, and 50 more after it is paid none', async () => {
    const member = await makeMember();
    await bindByPhone(member);
    const made = await Promise.all(
      Array.from({ length: 50 }, (_unused, turn) => order(turn, member, 'zhuishu')),
    );
    expect(new Set(made.map(({ code }) => code))).toEqual(new Set(['0000']));
    const numbers = [...new Set(made.map(({ data }) => data.orderNo))];
    expect(numbers).toHaveLength(1);
    const [orderNo = ''] = numbers;
    await pay(0, orderNo);
    const paid = 'select count(*) as n from orders where user_id = $1 and paid_at is not null';
    await expect.poll(() => count(paid, [member.id])).toBe(1);
    const again = await Promise.all(
      Array.from({ length: 50 }, (_unused, turn) => order(turn, member, 'zhuishu')),
    );
    expect(new Set(again.map(({ code }) => code))).toEqual(new Set(['2131']));
    expect(await count('select count(*) as n from orders where user_id = $1', [member.id])).toBe(1);
    const given = `select count(*) as n from outbox_messages where message_key = $1 and delivered_at is not null`;
    await expect.poll(() => count(given, [`partner:order:${orderNo}`])).toBe(1);
    expect(await violations()).toEqual([]);
  });

  it('[C-079] if another account is chosen while the payment is settled, that one is granted at the partner', async () => {
    const member = await makeMember();
    await bindAtPartner(member, 'the-first');
    const { data } = await order(0, member, 'you');
    const buyer = await database.connect();
    await buyer.query('begin');
    await buyer.query('select id from users where id = $1 for update', [member.id]);
    const paid = pay(1, data.orderNo);
    const waiting = `select count(*) as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%due as materialized%'`;
    await expect.poll(() => count(waiting, [])).toBeGreaterThan(0);
    await buyer.query(`update union_orders set account = 'the-second' where order_no = $1`, [data.orderNo]);
    await buyer.query('commit');
    buyer.release();
    await paid;
    const asked = `select payload ->> 'account' as account from outbox_messages where message_key = $1`;
    const { rows } = await database.query(asked, [`partner:order:${data.orderNo}`]);
    expect(rows).toEqual([{ account: 'the-second' }]);
    expect(await violations()).toEqual([]);
  });

  it('[C-103] eight payments for one partner account at once grant three, and five are refunded', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, makeMember));
    for (const member of members) await bindAtPartner(member, 'everybodys');
    const made = await Promise.all(members.map((member, turn) => order(turn, member, 'you')));
    expect(new Set(made.map(({ code }) => code))).toEqual(new Set(['0000']));
    const days = `select coalesce(sum(days), 0) as n from partner_years where account = $1`;
    expect(await count(days, ['everybodys'])).toBe(0);
    await Promise.all(made.map(({ data }, turn) => pay(turn, data.orderNo)));
    const of = (rest: string) =>
      count(
        `select count(*) as n from union_orders u join orders o using (user_id, order_no)
        where u.account = $1 and ${rest}`,
        ['everybodys'],
      );
    await expect.poll(() => of(`u.cap_state = 'full' and o.state = 'refunded'`)).toBe(5);
    expect(await of(`u.cap_state = 'counted' and o.state = 'fulfilled'`)).toBe(3);
    expect(await count(days, ['everybodys'])).toBe(3 * 365);
    const queued = `select count(*) as n from outbox_messages where topic = 'partner-grant' and payload ->> 'account' = $1`;
    expect(await count(queued, ['everybodys'])).toBe(3);
    expect((await order(0, members[0] as Member, 'you')).code).toBe('2132');
    expect(await violations()).toEqual([]);
  });
});
