import { expect } from 'vitest';
import { findOrder } from '../src/modules/orders/order.repository.ts';
import { listOwnOrders } from '../src/modules/orders/own-orders.repository.ts';
import { createAuditService } from '../src/modules/reconciliation/audit.service.ts';
import { listRefunds } from '../src/modules/refunds/refund.repository.ts';
import { createContractActs, isContractAct } from './contract-acts.ts';
import type { Subscriptions } from './contract-kit.ts';
import { Crashed, createCrashingServices } from './crashing-services.ts';
import type { Act, CrashPoint, CrashWork } from './interleaving-acts.ts';
import { createRailActs, isRailAct } from './rail-acts.ts';
import type { Buyer } from './shop-kit.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ENDS = ['fulfilled', 'surplus', 'refunded', 'closed', 'crash', 'forged'] as const;

interface KnownOrder {
  orderNo: string;
  open(): Promise<unknown>;
  /** The first genuine notification of the provider, for repeating it later. */
  firstNotice?: string;
}

export type Interleavings = ReturnType<typeof createInterleavings>;

/** One buyer at a time with a few orders, and everything that can happen to them. */
export function createInterleavings(shop: Subscriptions) {
  const { product, provider } = shop;
  const { services, foundation } = product;
  const { db } = foundation.database;
  const seen = Object.fromEntries(ENDS.map((end) => [end, 0])) as Record<(typeof ENDS)[number], number>;
  const contracts = createContractActs(shop);
  const rails = createRailActs(shop);
  let buyer: Buyer;
  let orders: KnownOrder[] = [];

  const post = (payload: string) =>
    product.app.inject({
      method: 'POST',
      url: '/pay/notify/alipay/yujian',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    });

  /** An unopened trade has no notification, and a finished one cannot be paid: both are answers, not failures. */
  const ignoreFailure = <Result>(work: Promise<Result>) => work.catch(() => undefined);

  async function notify(order: KnownOrder, times: number): Promise<void> {
    const word = await ignoreFailure(provider.notification(order.orderNo));
    if (word === undefined) return;
    order.firstNotice ??= word;
    const answers = await Promise.all(Array.from({ length: times }, () => post(word)));
    for (const { body } of answers) expect(body).toBe('success');
  }

  async function forge({ orderNo }: KnownOrder, forgery: string): Promise<void> {
    const lie = await ignoreFailure(provider.notification(orderNo, forgery));
    if (lie === undefined) return;
    const before = await findOrder(db, buyer.id, orderNo);
    expect((await post(lie)).body).toBe('fail');
    expect(await findOrder(db, buyer.id, orderNo)).toEqual(before);
    seen.forged += 1;
  }

  async function tornWork({ orderNo }: KnownOrder, crashPoint: CrashPoint, work: CrashWork): Promise<void> {
    const crashing = createCrashingServices(shop, crashPoint);
    const works: Record<CrashWork, () => Promise<unknown>> = {
      notify: async () => {
        const word = await ignoreFailure(provider.notification(orderNo));
        const bytes = { body: Buffer.from(word ?? ''), headers: {} };
        const reception = await crashing.notifications.receive('alipay', 'yujian', bytes);
        if (reception?.outcome === 'failed') throw new Crashed();
      },
      reconcile: () => crashing.reconciliation.reconcileDue(),
      check: () => crashing.ownOrders.checkOrder(buyer.id, orderNo),
      refund: () => crashing.ownOrders.requestRefund(buyer.id, { orderNo, reason: '' }),
      'give back': async () => {
        for (const { refundNo } of await listRefunds(db, buyer.id, orderNo))
          await crashing.refunds.deliver(refundNo);
      },
      renew: () => crashing.renewals.bringForwardDue(),
    };
    await works[work]().catch((error: unknown) => {
      if (error instanceof Crashed) seen.crash += 1;
    });
  }

  async function outage(): Promise<void> {
    await provider.control('control/fault', { fault: 'http500' });
    await services.reconciliation.reconcileDue();
    const [order] = orders;
    if (order) await call('checkOrder', order);
    await provider.control('control/fault', { fault: 'none' });
  }

  const call = (name: 'checkOrder' | 'requestRefund', { orderNo }: KnownOrder) =>
    product.call(name, { orderNo }, shop.headers(buyer.token));

  async function onOrder(act: Extract<Act, { pick: number }>, order: KnownOrder): Promise<void> {
    if (isRailAct(act)) return rails.perform(act, buyer, order.orderNo);
    if (act.kind === 'open') await order.open();
    if (act.kind === 'pay') {
      await order.open();
      await ignoreFailure(provider.outcome(order.orderNo, 'paid', 'drop'));
    }
    if (act.kind === 'cancel') await ignoreFailure(provider.outcome(order.orderNo, 'closed', 'drop'));
    if (act.kind === 'refund') await call('requestRefund', order);
    if (act.kind === 'check') await call('checkOrder', order);
    if (act.kind === 'repeat' && order.firstNotice) await post(order.firstNotice);
    if (act.kind === 'notify') await notify(order, act.times);
    if (act.kind === 'forge') await forge(order, act.forgery);
    if (act.kind === 'crash') await tornWork(order, act.crashPoint, act.work);
  }

  async function perform(act: Act): Promise<void> {
    if (isContractAct(act)) return contracts.perform(act);
    if (isRailAct(act) && !('pick' in act)) return rails.perform(act, buyer, undefined);
    if (act.kind === 'order') {
      const made = await shop.make(buyer);
      orders.push(made);
      if (act.opens) await made.open();
    }
    if (act.kind === 'wait') await shop.advance(act.ms);
    if (act.kind === 'reconcile') await services.reconciliation.reconcileDue();
    if (act.kind === 'drain') await services.outbox.drain();
    if (act.kind === 'outage') await outage();
    const order = 'pick' in act ? orders[act.pick % Math.max(1, orders.length)] : undefined;
    if ('pick' in act && order) await onOrder(act, order);
  }

  async function count(): Promise<void> {
    for (const { orderNo } of orders) {
      const state = (await findOrder(db, buyer.id, orderNo))?.state;
      if (state === 'fulfilled' || state === 'refunded' || state === 'closed') seen[state] += 1;
      const refunds = await listRefunds(db, buyer.id, orderNo);
      seen.surplus += refunds.filter(({ kind }) => kind === 'surplus').length;
    }
  }

  return {
    seen,
    seenElsewhere: () => ({ ...contracts.seen, ...rails.seen }),
    perform,
    async begin() {
      buyer = await shop.makeBuyer();
      orders = [];
      contracts.begin(buyer);
    },
    /** Time passes without any action: all schedules run to their end. */
    async settle() {
      for (const wait of [HOUR_MS, HOUR_MS, DAY_MS, HOUR_MS]) {
        await shop.advance(wait);
        await contracts.finishSlowCharges();
        await shop.round();
        await services.reconciliation.reconcileDue();
        await services.outbox.drain();
      }
      await count();
      await contracts.count();
    },
    async audit() {
      const successes =
        await provider.control<Array<{ outTradeNo: string; fen: number; refundedFen: number }>>(
          'control/successes',
        );
      const reception = [...successes, ...(await rails.successes())].map(({ outTradeNo, ...rest }) => ({
        ...rest,
        paymentNo: outTradeNo,
      }));
      return createAuditService({ db, clock: foundation.clock }).audit(reception);
    },
    openOrders: async () =>
      (await listOwnOrders(db, buyer.id, { pageNum: 1, pageSize: 50 })).filter(({ state }) =>
        ['created', 'paying', 'paid', 'refunding'].includes(state),
      ),
  };
}
