import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORDER_INVARIANTS as invariants } from '../../../test/order-invariants.ts';
import { PATIENT } from '../../../test/patient.ts';
import { type Shop, startShop } from '../../../test/shop-kit.ts';
import { verify } from '../../db/invariant.ts';

const HOUR_MS = 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await insertRows();
});
afterAll(() => shop.stop());

const db = () => shop.product.foundation.database.db;
const services = () => shop.product.services;

/** An order in every lasting state, one paid after its limit, all through the calls of users and providers. */
async function insertRows(): Promise<void> {
  const buyer = await shop.makeBuyer();
  const until = (orderNo: string, state: string) =>
    vi.waitFor(async () => {
      await services().reconciliation.reconcileDue();
      await services().outbox.drain();
      expect((await shop.detail(buyer, orderNo)).state).toBe(state);
    }, PATIENT);
  const late = await shop.make(buyer);
  await shop.advance(HOUR_MS);
  await until(late.orderNo, 'closed');
  await late.open();
  await shop.pay(late.orderNo);
  expect(await shop.notify(late.orderNo)).toBe('success');
  await shop.buy(buyer);
  const back = await shop.buy(buyer);
  await shop.order(buyer);
  await shop.product.call('requestRefund', { orderNo: back }, shop.headers(buyer.token));
  await until(back, 'refunded');
}

class RolledBack extends Error {}

/** Breaks the data inside a transaction that is rolled back, and returns which invariants fired. */
async function violatedBy(statements: string): Promise<string[]> {
  let fired: string[] = [];
  const work = db().transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements.split(';').filter((text) => text.trim())) {
      await tx.execute(sql.raw(statement));
    }
    fired = (await verify(tx, invariants)).violations.map(({ invariant }) => invariant);
    throw new RolledBack();
  });
  await expect(work).rejects.toThrow(RolledBack);
  return fired;
}

const ORDER = (state: string) => `(select order_no from orders where state = '${state}' limit 1)`;
const DONE = `order_no = ${ORDER('refunded')}`;
const PAID = `order_no = ${ORDER('fulfilled')}`;
const takenOff = (cause: string) =>
  `delete from ledger_entries where ledger = 'entitlement' and cause ${cause}`;
const added = (cause: string, source: string) => `
  insert into ledger_entries (user_id, ledger, cause, amount, source, at)
  select user_id, 'points', ${cause}, 1, '${source}', now() from orders where ${PAID}`;

const BREAKS: Readonly<Record<string, ReadonlyArray<readonly [string, string]>>> = {
  'an order that was ever paid has one fulfilment, any other none': [
    ['a paid order without', `delete from fulfilments where ${PAID}`],
    [
      'an order that was never paid with one',
      `
      insert into fulfilments select user_id, order_no, order_no, days, v_power, now() from orders where state = 'paying'`,
    ],
    [
      'a paid order whose history lacks the payment',
      `delete from order_steps where to_state = 'paid' and ${PAID}`,
    ],
  ],
  'a fulfilment has its days and V power in the ledgers, and no purchase exists without one': [
    ['days that were not granted', takenOff(`= 'order:' || ${ORDER('fulfilled')}`)],
    ['other V power than the order gives', `update fulfilments set v_power = v_power + 1 where ${PAID}`],
    ['a grant for an order that granted nothing', added(`'order:1'`, 'purchase')],
  ],
  'what was fulfilled was paid: the price, in its currency, to our own application and seller': [
    ['less than the price', `update payments set fen = fen - 1 where ${PAID}`],
    ['another currency', `update payments set currency = 'USD' where ${PAID}`],
    ['with money to be refunded', `update payments set surplus = true where ${PAID}`],
    ['by another order’s payment', `update fulfilments set payment_no = ${ORDER('paying')} where ${PAID}`],
    ['reported for a foreign application', `update payments set app_id = 'foreign' where ${PAID}`],
    ['reported in a notification that was not stored', `update payment_notifications set body = ''`],
    ['reported for another seller', `update payments set seller_id = 'foreign' where ${PAID}`],
  ],
  'money that was received bought its order, once, or is surplus and is refunded': [
    ['without any effect', `delete from fulfilments where ${PAID}`],
    ['surplus, though it bought something', `update payments set surplus = true where ${PAID}`],
    ['neither, and no refund in progress', `update payments set surplus = false where surplus`],
    [
      'two payments by one trade of the provider',
      `alter table payments drop constraint payments_user_id_provider_trade_no_key; update payments set trade_no = 'same' where trade_no is not null`,
    ],
  ],
  'refunds of a payment are at most what was paid, and each takes back what it records': [
    ['less than was paid', `update refunds set fen = fen - 1`],
    ['a refunded payment that says otherwise', `update payments set state = 'paid' where ${DONE}`],
    ['a refund that does not exist', `delete from refunds where kind = 'requested'`],
    [
      'surplus money without a refund',
      `delete from refunds where kind = 'surplus'; update payments set state = 'paid' where surplus`,
    ],
    ['days that were not taken', takenOff(`like 'order:%:refund:%'`)],
    ['V power that was not taken', `update refunds set v_power = v_power + 1 where kind = 'requested'`],
    ['points that were not taken', `update refunds set points = points + 1 where kind = 'requested'`],
    [
      'a reversal for surplus money',
      added(
        `(select 'order:' || order_no || ':refund:' || refund_no from refunds where kind = 'surplus')`,
        'refund',
      ),
    ],
    [
      'an order in the state before its refund',
      `update orders set state = 'fulfilled', ended_at = null where ${DONE}`,
    ],
    ['a surplus that was none', `update refunds set kind = 'surplus' where kind = 'requested'`],
  ],
  'no order waits for money past its limit': [
    [
      'an unqueried order',
      `update orders set closes_at = closes_at - interval '5 h', created_at = created_at - interval '5 h' where state = 'paying'; update payments set next_check_at = null`,
    ],
    [
      'an overdue order',
      `update orders set closes_at = closes_at - interval '5 h', created_at = created_at - interval '5 h' where state = 'paying'; update payments set next_check_at = next_check_at - interval '5 h'`,
    ],
  ],
  'no attempt to pay stays open once its order no longer waits': [
    [
      'an unqueried attempt',
      `update orders set state = 'closed', ended_at = now() where state = 'paying'; update payments set next_check_at = null`,
    ],
    [
      'an overdue attempt',
      `update orders set state = 'closed', ended_at = now() where state = 'paying'; update payments set next_check_at = next_check_at - interval '5 h'`,
    ],
  ],
  'the history of an order is one path along the allowed edges, and ends in the order’s state': [
    ['a step that is not an edge', `update order_steps set to_state = 'refunded' where to_state = 'closed'`],
    ['a missing step', `delete from order_steps where to_state = 'paying' and ${PAID}`],
    [
      'an order ahead of its history',
      `update orders set state = 'closed', ended_at = now() where state = 'paying'`,
    ],
    ['an order without any', `delete from order_steps where order_no = ${ORDER('paying')}`],
  ],
  'a refund that was requested has its message queued': [
    ['a missing message', `update refunds set state = 'asked', done_at = null; delete from outbox_messages`],
    [
      'a dead message',
      `update refunds set state = 'asked', done_at = null; update outbox_messages set dead_at = now(), delivered_at = null`,
    ],
    [
      'an overdue message',
      `update refunds set state = 'asked', done_at = null; update outbox_messages set delivered_at = null, due_at = now() - interval '1 day'`,
    ],
  ],
};

describe('invariants of money', () => {
  it('[B-098] [B-100] hold on data of users and providers, and were checked on rows', async () => {
    const report = await verify(db(), invariants);
    expect(report.violations).toEqual([]);
    expect(report.checked.filter(({ rows }) => rows === 0)).toEqual([]);
  });

  it('each can be broken here', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(invariants.map(({ name }) => name).sort());
  });

  for (const [name, breaks] of Object.entries(BREAKS)) {
    it.each(breaks)(`[B-098] "${name}" fires on %s`, async (_case, statements) => {
      expect(await violatedBy(statements)).toContain(name);
    });
  }
});
