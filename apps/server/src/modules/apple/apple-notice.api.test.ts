import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AppStore, IOS_AUTO, IOS_MONTH, type IosBuyer, startAppStore } from '../../../test/apple-kit.ts';
import { verify } from '../../db/invariant.ts';
import { appleInvariants } from './apple.invariants.ts';

let store: AppStore;
let buyer: IosBuyer;
beforeAll(async () => {
  store = await startAppStore();
}, 120_000);
afterAll(() => store.stop());
beforeEach(async () => {
  buyer = await store.makeBuyer();
});

const endOf = async (whose: IosBuyer) => (await store.profileOf(whose)).vipInfo.expiredTime ?? 0;
const ordersOf = ({ id }: IosBuyer, state: string) =>
  store.count('orders', `user_id = ${id} and state = '${state}'`);
const contractsOf = async ({ id }: IosBuyer) =>
  (await store.query<{ state: string }>(`select state from contracts where user_id = ${id}`)).map(
    ({ state }) => state,
  );
const statusesOf = async (bodies: readonly string[]) =>
  (await Promise.all(bodies.map((body) => store.post(body)))).map(({ statusCode }) => statusCode);

describe('notices of the App Store', () => {
  it('[B-077] renewed: the period has its own paid order, once for each transaction and notice', async () => {
    const { transactionId, orderNo } = await store.own(buyer, IOS_AUTO.goodsCode);
    expect(await contractsOf(buyer)).toEqual(['active']);
    const before = await endOf(buyer);
    const renewal = await store.happen(transactionId, 'DID_RENEW');
    expect(await statusesOf(Array.from({ length: 5 }, () => renewal.body))).toEqual(Array(5).fill(200));
    expect(await ordersOf(buyer, 'fulfilled')).toBe(2);
    expect((await endOf(buyer)) - before).toBe(31 * 86_400_000);
    const [charge] = await store.query<{ contract_no: string; period: number }>(
      `select contract_no, period from contract_charges where user_id = ${buyer.id}`,
    );
    expect(charge).toEqual({ contract_no: orderNo, period: 2 });
    const again = await store.restore(buyer, [renewal.jws]);
    expect(again.data.items).toMatchObject([{ result: 'owned', transactionId: renewal.transactionId }]);
    expect(await ordersOf(buyer, 'fulfilled')).toBe(2);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] renewed at a changed price: the list of charges shows the price of each', async () => {
    const { transactionId, orderNo } = await store.own(buyer, IOS_AUTO.goodsCode);
    const setPrice = (fen: number) =>
      store.query(`update packages set fen = ${fen} where goods_code = '${IOS_AUTO.goodsCode}'`);
    await setPrice(2_500);
    const { body } = await store.notice(transactionId, 'DID_RENEW', { price: 25_000 });
    expect(await statusesOf([body])).toEqual([200]);
    await setPrice(IOS_AUTO.fen);
    const { data } = await store.product.call('listContracts', {}, store.headersOf(buyer));
    expect(data.content).toMatchObject([
      { contractNo: orderNo, price: 22, charges: [{ price: 25 }, { orderNo, price: 22 }] },
    ]);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] refunded: days and V power of that order are removed, no refund is requested', async () => {
    await store.own(buyer);
    const before = await endOf(buyer);
    const { transactionId, orderNo } = await store.own(buyer);
    const { body } = await store.happen(transactionId, 'REFUND');
    expect(await statusesOf([body, body, body])).toEqual([200, 200, 200]);
    expect(await store.stateOf(orderNo)).toBe('refunded');
    expect(await endOf(buyer)).toBe(before);
    expect(
      await store.query(
        `select balance from ledger_balances where user_id = ${buyer.id} and ledger = 'v_power'`,
      ),
    ).toEqual([{ balance: IOS_MONTH.vPower }]);
    expect(await store.query(`select kind, state from refunds where order_no = '${orderNo}'`)).toEqual([
      { kind: 'provider', state: 'done' },
    ]);
    expect(await store.count('outbox_messages', `message_key like '${orderNo}%'`)).toBe(0);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] partly refunded: that share of the money and the whole unused days are removed, the subscription continues', async () => {
    const { transactionId, orderNo } = await store.own(buyer, IOS_AUTO.goodsCode);
    const before = await endOf(buyer);
    const { body } = await store.happen(transactionId, 'REFUND', { percentage: 50 });
    expect(await statusesOf([body, body])).toEqual([200, 200]);
    expect(await store.stateOf(orderNo)).toBe('partly-refunded');
    expect(await store.query(`select fen, state from refunds where order_no = '${orderNo}'`)).toEqual([
      { fen: IOS_AUTO.fen / 2, state: 'done' },
    ]);
    expect((before - (await endOf(buyer))) / DAY_MS).toBe(IOS_AUTO.days - 1);
    expect(await contractsOf(buyer)).toEqual(['active']);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] a reversed refund restores days, V power and the subscription', async () => {
    const { transactionId, orderNo } = await store.own(buyer, IOS_AUTO.goodsCode);
    const standing = () =>
      store.query(`select ledger, balance, owed from ledger_balances where user_id = ${buyer.id} order by 1`);
    const before = await standing();
    const end = await endOf(buyer);
    await store.post((await store.happen(transactionId, 'REFUND')).body);
    expect(await contractsOf(buyer)).toEqual(['closed']);
    const { body } = await store.happen(transactionId, 'REFUND_REVERSED');
    expect(await statusesOf([body, body, body])).toEqual([200, 200, 200]);
    expect(await store.stateOf(orderNo)).toBe('fulfilled');
    expect(await standing()).toEqual(before);
    expect(await endOf(buyer)).toBeGreaterThanOrEqual(end ?? 0);
    expect(await contractsOf(buyer)).toEqual(['active']);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] a refund whose reversal arrives first takes nothing', async () => {
    const { transactionId, orderNo } = await store.own(buyer);
    const refunded = await store.happen(transactionId, 'REFUND');
    const reversed = await store.happen(transactionId, 'REFUND_REVERSED');
    expect(await statusesOf([reversed.body, refunded.body])).toEqual([200, 200]);
    expect(await store.stateOf(orderNo)).toBe('fulfilled');
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] an earlier period refunded: the subscription continues', async () => {
    const { orderNo } = await store.own(buyer, IOS_AUTO.goodsCode);
    const event = (name: string) =>
      store.product.lab<{ body: string }>('POST', '/apple/event', { orderNo, event: name, notify: 'drop' });
    await store.post((await event('DID_RENEW')).body);
    await store.post((await event('REFUND')).body);
    expect(await store.stateOf(orderNo)).toBe('refunded');
    expect(await ordersOf(buyer, 'fulfilled')).toBe(1);
    expect(await contractsOf(buyer)).toEqual(['active']);
  });

  it('[B-077] revoked: the period is removed and the contract ends', async () => {
    const { transactionId, orderNo, jws } = await store.own(buyer, IOS_AUTO.goodsCode);
    const { body } = await store.happen(transactionId, 'REVOKE');
    expect((await store.post(body)).statusCode).toBe(200);
    expect(await store.stateOf(orderNo)).toBe('refunded');
    expect(await contractsOf(buyer)).toEqual(['closed']);
    expect((await store.confirm(buyer, orderNo, jws)).code).toBe('2114');
    expect((await store.restore(buyer, [jws])).data.items).toMatchObject([{ result: 'refunded' }]);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] renewal switched off and on, and expired: the contract follows, paid days stay', async () => {
    const { transactionId } = await store.own(buyer, IOS_AUTO.goodsCode);
    const before = await endOf(buyer);
    const states: string[][] = [];
    for (const event of ['DID_CHANGE_RENEWAL_STATUS', 'DID_CHANGE_RENEWAL_STATUS', 'EXPIRED', 'EXPIRED']) {
      const { body } = await store.happen(transactionId, event);
      expect((await store.post(body)).statusCode).toBe(200);
      states.push(await contractsOf(buyer));
    }
    expect(states).toEqual([['closing'], ['active'], ['closed'], ['closed']]);
    expect(await endOf(buyer)).toBe(before);
  });

  it('[B-077] expired, received after the next period was paid: the contract continues', async () => {
    const { transactionId } = await store.own(buyer, IOS_AUTO.goodsCode);
    const late = await store.notice(transactionId, 'EXPIRED');
    const renewal = await store.happen(transactionId, 'DID_RENEW');
    expect(await statusesOf([renewal.body])).toEqual([200]);
    expect(await statusesOf([late.body])).toEqual([200]);
    expect(await contractsOf(buyer)).toEqual(['active']);
    expect(await store.violations()).toEqual([]);
  });

  it('[B-077] bought, or without a purchase: stored, but only confirming grants', async () => {
    const { transactionId } = await store.buyFreely(buyer);
    const bodies = [
      (await store.notice(transactionId, 'ONE_TIME_CHARGE')).body,
      (await store.notice(transactionId, 'DID_RENEW')).body,
      (await store.notice(transactionId, 'TEST')).body,
    ];
    expect(await statusesOf(bodies)).toEqual([200, 200, 200]);
    expect(await ordersOf(buyer, 'fulfilled')).toBe(0);
  });

  it('[B-077] renewed at an unknown price: refused, to be repeated', async () => {
    const { transactionId } = await store.own(buyer, IOS_AUTO.goodsCode);
    const { body } = await store.notice(transactionId, 'DID_RENEW', { price: 10 });
    expect(await statusesOf([body, body])).toEqual([400, 400]);
    expect(await ordersOf(buyer, 'fulfilled')).toBe(1);
  });

  it('[B-077] refunded while it is being confirmed: never both', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const each = await store.makeBuyer();
        const orderNo = await store.order(each);
        const { jws, transactionId } = await store.buy(orderNo);
        const { body } = await store.notice(transactionId, 'REFUND');
        const [confirmed, posted] = await Promise.all([store.confirm(each, orderNo, jws), store.post(body)]);
        expect(posted.statusCode).toBe(200);
        return [confirmed.code, await store.stateOf(orderNo)].join(' ');
      }),
    );
    const lawful = new Set(['0000 refunded', '2114 paying']);
    expect(outcomes.filter((outcome) => !lawful.has(outcome))).toEqual([]);
    expect(await store.violations()).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ["update payments set trade_no = trade_no || '0' where trade_no is not null", /has its transaction/],
    ['delete from apple_transactions', /has its transaction/],
    ['update apple_purchases set user_id = 1 where user_id is not null', /has its transaction/],
    ["update orders set state = 'fulfilled', ended_at = null where state = 'refunded'", /App Store revoked/],
  ])('[B-077] %s breaks an invariant', async (statement, name) => {
    const broken = store.product.foundation.database.db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local session_replication_role = replica'));
      await tx.execute(sql.raw(statement));
      const { violations } = await verify(tx, appleInvariants);
      throw new Error(violations.map(({ invariant }) => invariant).join());
    });
    await expect(broken).rejects.toThrow(name);
  });
});

describe('invalid notices', () => {
  const FORGERIES = [
    'shortChain',
    'longChain',
    'strangeRoot',
    'strangeLeaf',
    'strangeKey',
    'unsigned',
    'changed',
    'bundle',
    'environment',
    'xcode',
  ];

  it('[B-077] forged outside or inside, for another brand or nonsense: refused, nothing changed', async () => {
    const { transactionId, orderNo } = await store.own(buyer);
    const kept = await store.count('apple_notices');
    const bodies = [
      '',
      '{}',
      'null',
      '[]',
      '{"signedPayload":7}',
      '{"signedPayload":"a.b.c"}',
      'x'.repeat(9_000),
    ];
    for (const forgery of FORGERIES) {
      bodies.push((await store.notice(transactionId, 'REFUND', { forgery })).body);
      bodies.push((await store.notice(transactionId, 'REFUND', { inner: forgery })).body);
    }
    expect(new Set(await statusesOf(bodies))).toEqual(new Set([400]));
    const { body } = await store.notice(transactionId, 'REFUND');
    expect((await store.post(body, 'jqq')).statusCode).toBe(400);
    expect((await store.post(body, 'nobody')).statusCode).toBe(404);
    expect(await store.count('apple_notices')).toBe(kept);
    expect(await store.stateOf(orderNo)).toBe('fulfilled');
  });

  it('[B-077] while verification is unavailable the store is asked to repeat', async () => {
    const { transactionId } = await store.own(buyer);
    const { body } = await store.notice(transactionId, 'REFUND');
    store.close();
    expect((await store.post(body, 'ddsp')).statusCode).toBe(503);
    expect((await store.post(body)).statusCode).toBe(200);
  });
});
