import { CODES } from '@juban/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Checkout, H5_ORDER, MONTH, type Payer, startCheckout } from '../../../test/order-kit.ts';

const AT_ONCE = 40;
const HOUR_MS = 3_600_000;

let checkout: Checkout;
let payer: Payer;
beforeAll(async () => {
  checkout = await startCheckout();
});
afterAll(() => checkout.stop());
beforeEach(async () => {
  payer = await checkout.makePayer();
});

/** Requests with different origins are different requests. */
const buy = (fromPath = '', headers: Record<string, string> = {}) =>
  checkout.product.call(
    'createPurchaseH5',
    { ...H5_ORDER, from_path: fromPath },
    { ...checkout.headersOf(payer), ...headers },
  );
const buyMany = (of: (turn: number) => ReturnType<typeof buy>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => of(turn)));
const showCode = () =>
  checkout.product.call(
    'createQr',
    { goodsCode: MONTH.goodsCode, payChannel: 'aliPay', sellingChannelId: 2, renew: 0 } as never,
    checkout.headersOf(payer),
  );

const tally = (answers: ReadonlyArray<{ code: string | number }>) =>
  Object.fromEntries(
    [...new Set(answers.map(({ code }) => code))].map((code) => [
      code,
      answers.filter((answer) => answer.code === code).length,
    ]),
  );
const countMade = () => checkout.count('orders', `user_id = ${payer.id}`);
const countOpen = () =>
  checkout.count('orders', `user_id = ${payer.id} and state in ('created', 'paying') and closes_at > now()`);

/** As reconciliation closes unpaid orders. */
async function closeAll(): Promise<void> {
  await checkout.query(`insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select user_id, order_no, state, 'closed', 'test', now() from orders
    where user_id = ${payer.id} and state in ('created', 'paying')`);
  await checkout.query(`update orders set state = 'closed', ended_at = now()
    where user_id = ${payer.id} and state in ('created', 'paying')`);
}

describe('open orders of one user', () => {
  it('[A-072] are ten at most, however many different ones are requested at once', async () => {
    const answers = await buyMany((turn) => buy(`/vip?from=${turn}`));
    expect(tally(answers)).toEqual({ '0000': 10, '2118': AT_ONCE - 10 });
    expect(answers.find(({ code }) => code === '2118')?.msg).toBe(CODES['2118'].msg);
    expect(await countOpen()).toBe(10);
    expect((await showCode()).code).toBe('2118');
  });

  it('[A-072] are ten at most when one request is repeated: further ones get an existing order', async () => {
    const answers = await buyMany(() => buy());
    expect(tally(answers)).toEqual({ '0000': AT_ONCE });
    expect(await countMade()).toBe(10);
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(10);
    for (const { data } of answers) expect(data.aliOrderVO?.body).toContain('<form');
  });

  it('[A-072] under one key stay one order, also beyond the limit', async () => {
    const headers = { 'idempotency-key': 'the-tenth-order' };
    for (let turn = 0; turn < 9; turn += 1) await buy(`/vip?from=${turn}`);
    const answers = await buyMany(() => buy('/vip?from=last', headers));
    expect(tally(answers)).toEqual({ '0000': AT_ONCE });
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    expect(await countOpen()).toBe(10);
  });

  it('[A-072] that are closed no longer count, until thirty were made within the hour', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await buyMany((turn) => buy(`/vip?round=${round}&from=${turn}`));
      expect(tally(answers)).toEqual({ '0000': 10, '2118': AT_ONCE - 10 });
      await closeAll();
    }
    const refused = await buy('/vip?from=more');
    expect(refused).toMatchObject({ status: 200, code: '2119', msg: CODES['2119'].msg, data: null });
    expect(await countMade()).toBe(30);
    await checkout.query(`alter table orders disable trigger user`);
    await checkout.query(
      `update orders set created_at = created_at - interval '${HOUR_MS + 1_000} milliseconds' where user_id = ${payer.id}`,
    );
    await checkout.query(`alter table orders enable trigger user`);
    expect((await buy('/vip?from=more')).code).toBe('0000');
  });

  it('[A-072] count for their own user only', async () => {
    await buyMany((turn) => buy(`/vip?from=${turn}`));
    payer = await checkout.makePayer();
    expect((await buy()).code).toBe('0000');
  });
});
