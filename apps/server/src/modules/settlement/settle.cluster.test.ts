import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AlipayConsole, sendPaid, startAlipayConsole } from '../../../test/alipay-console.ts';
import { copyPostgres } from '../../../test/kit.ts';
import { H5_ORDER, MONTH } from '../../../test/order-kit.ts';
import { callPatiently, type ServerProcess, startServer } from '../../../test/server-process.ts';

/** Either server is killed, with its statement lost or executed; more by KILLS. */
const KILLS = Number(process.env.KILLS ?? 4);
const INTERRUPTED_AT_ONCE = 9;

let alipay: AlipayConsole;
let database: pg.Pool;
let databaseUrl: string;
let servers: ServerProcess[];

const start = (port?: number) =>
  startServer({ databaseUrl, sandboxPort: alipay.port, ...(port ? { port } : {}) });

beforeAll(async () => {
  alipay = await startAlipayConsole();
  databaseUrl = await copyPostgres(inject('testDatabase').source);
  database = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  servers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.end();
  alipay.stop();
});

const urlOf = (turn: number): string => servers[turn % servers.length]?.url ?? '';

interface Bought {
  userId: number;
  orderNo: string;
  notification: string;
}

/** A paying order of a new user, and the provider's notification that it is paid. */
async function buy(turn: number): Promise<Bought> {
  const made = await fetch(`${urlOf(turn)}/lab/api/users`, { method: 'POST' });
  const { id, token } = (await made.json()) as { id: string; token: string };
  const headers = { token, clientType: 'Android' };
  const { code, data } = await callPatiently(urlOf(turn), 'createPurchaseH5', H5_ORDER, headers);
  expect(code).toBe('0000');
  const notification = alipay.write('yujian', { paymentNo: data.orderNo, fen: MONTH.fen });
  return { userId: Number(id), orderNo: data.orderNo, notification };
}

const notify = (turn: number, notification: string) => sendPaid(urlOf(turn), notification);

const read = async <Row extends object>(query: string, values: unknown[] = []) =>
  (await database.query<Row>(query, values)).rows;

/** The rows of each order, whichever process settled it. */
async function expectFulfilledOnce(orders: readonly Bought[]): Promise<void> {
  const rows = await read<{ state: string; fulfilments: string; entries: string; days: string }>(
    `select o.state, (select count(*) from fulfilments f where f.order_no = o.order_no) as fulfilments,
      (select count(*) from ledger_entries e where e.cause = 'order:' || o.order_no) as entries,
      (select balance from ledger_balances b where b.user_id = o.user_id and b.ledger = 'entitlement') as days
    from orders o where o.order_no = any($1)`,
    [orders.map(({ orderNo }) => orderNo)],
  );
  const whole = { state: 'fulfilled', fulfilments: '1', entries: '2', days: MONTH.days };
  expect(rows).toEqual(orders.map(() => whole));
}

async function expectNoViolations(turn: number): Promise<void> {
  const report = await fetch(`${urlOf(turn)}/lab/api/verify`);
  expect(((await report.json()) as { violations: unknown[] }).violations).toEqual([]);
}

const WAITING = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

describe('two processes, one payment', () => {
  it('[B-050] [B-064] 50 identical concurrent notifications give one fulfilment', async () => {
    const order = await buy(0);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_unused, turn) => notify(turn, order.notification)),
    );
    expect(answers).toEqual(answers.map(() => 'success'));
    await expectFulfilledOnce([order]);
    const kept = await read('select 1 from payment_notifications where payment_no = $1', [order.orderNo]);
    expect(kept).toHaveLength(1);
    await expectNoViolations(0);
  });

  it('[B-064] ten orders of one user paid at once all count', async () => {
    const made = await fetch(`${urlOf(0)}/lab/api/users`, { method: 'POST' });
    const { id, token } = (await made.json()) as { id: string; token: string };
    const headers = { token, clientType: 'Android' };
    const words: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const { data } = await callPatiently(urlOf(turn), 'createPurchaseH5', H5_ORDER, headers);
      words.push(alipay.write('yujian', { paymentNo: data.orderNo, fen: MONTH.fen }));
    }
    const answers = await Promise.all([...words, ...words].map((word, turn) => notify(turn, word)));
    expect(answers).toEqual(answers.map(() => 'success'));
    const balances = await read<{ ledger: string; balance: number }>(
      'select ledger, balance from ledger_balances where user_id = $1 order by ledger',
      [id],
    );
    expect(balances).toEqual([
      { ledger: 'entitlement', balance: 10 * MONTH.days },
      { ledger: 'v_power', balance: 10 * MONTH.vPower },
    ]);
    await expectNoViolations(1);
  });
});

describe('kill -9 between the provider’s success and our commit', () => {
  /** The test locks the owners' rows, so that every settlement waits before its commit when the process is killed. */
  async function interrupt(orders: readonly Bought[], victim: number): Promise<pg.PoolClient> {
    const gate = await database.connect();
    await gate.query('begin');
    await gate.query('select id from users where id = any($1) order by id for update', [
      orders.map(({ userId }) => userId),
    ]);
    const interrupted = orders.map(({ notification }) => notify(victim, notification).catch(() => 'torn'));
    await expect.poll(async () => (await read(`select pid ${WAITING}`)).length).toBe(orders.length);
    await servers[victim]?.kill();
    expect(await Promise.all(interrupted)).toEqual(orders.map(() => 'torn'));
    return gate;
  }

  it(`[B-050] [B-064] ${KILLS * INTERRUPTED_AT_ONCE} interrupted settlements end in exactly one fulfilment each`, {
    timeout: 300_000 + KILLS * 60_000,
  }, async () => {
    for (let round = 0; round < KILLS; round += 1) {
      const [victim, other] = round % 2 === 0 ? [0, 1] : [1, 0];
      const orders = await Promise.all(Array.from({ length: INTERRUPTED_AT_ONCE }, () => buy(other)));
      const gate = await interrupt(orders, victim);
      const restarted = start(servers[victim]?.port);
      // PostgreSQL may lose the statement with its process, or execute it without a client: both happen in practice.
      const isLost = round % 4 < 2;
      if (isLost) await gate.query(`select pg_terminate_backend(pid) ${WAITING}`);
      const again = orders.map(({ notification }) => notify(other, notification));
      await gate.query('commit');
      gate.release();
      expect(await Promise.all(again)).toEqual(orders.map(() => 'success'));
      await expectFulfilledOnce(orders);
      servers[victim] = await restarted;
    }
    await expectNoViolations(0);
  });
});
