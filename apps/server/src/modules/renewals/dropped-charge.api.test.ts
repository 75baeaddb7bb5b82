import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AUTO_MONTH, type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';

/** After this a dropped charge is checked. */
const CHECK_MS = 61_000;
const HOUR_MS = 3_600_000;

let kit: Subscriptions;
let buyer: Buyer;
let orderNo = '';
beforeAll(async () => {
  kit = await startSubscriptions();
});
afterAll(() => kit.stop());
beforeEach(async () => {
  buyer = await kit.begin();
  const charged = await kit.chargeSlowly(buyer);
  orderNo = charged.orderNo;
  await kit.cancel(buyer, charged.contractNo);
});

const looksLeft = () =>
  kit.query(`select 1 from payments where order_no = '${orderNo}' and next_check_at is not null`);

async function check(): Promise<void> {
  await kit.advance(CHECK_MS);
  await kit.product.services.reconciliation.reconcileDue();
  await kit.round();
}

it('[B-069] a charge that waits at a bank is closed there once its contract has ended: it cannot be paid later', async () => {
  expect((await kit.trade(orderNo)).status).toBe('WAIT_BUYER_PAY');
  await check();
  expect((await kit.trade(orderNo)).status).toBe('TRADE_CLOSED');
  expect(await looksLeft()).toEqual([]);
  expect(await kit.netFen(buyer)).toBe(AUTO_MONTH.fen);
});

it('[B-069] a provider without an answer at that check is queried again, and money it took meanwhile is refunded', async () => {
  await kit.provider.control('control/fault', { fault: 'http500' });
  await check();
  expect(await looksLeft()).toHaveLength(1);
  await kit.provider.control('control/fault', { fault: 'none' });
  await kit.pay(orderNo);
  await kit.advance(HOUR_MS);
  await check();
  expect(await kit.netFen(buyer)).toBe(AUTO_MONTH.fen);
  expect(await looksLeft()).toEqual([]);
});
