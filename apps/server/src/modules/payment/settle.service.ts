import { OPEN_ORDER_STATES, ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentFact, ProviderId } from '../../ports/payment-gateway.ts';
import type { PurchaseGrantService } from '../membership/purchase-grant.service.ts';
import { findOrder, moveOrder, type Order } from './order.repository.ts';
import { closePayment, findPayment, listPayments, type Payment } from './payment.repository.ts';
import { type KeptNotification, keepNotification, settlePaid } from './settle.repository.ts';

/** Where a fact came from. */
export interface FactSource {
  provider: ProviderId;
  /** Stands in the order's history: notification, reconciliation, check … */
  cause: string;
  /** Kept with what it brings about, once. */
  notification?: KeptNotification;
}

export type Settlement =
  /** The order is paid and its days and V power are there. */
  | { outcome: 'fulfilled'; orderNo: string }
  /** The order waited for no money any more: it goes back. */
  | { outcome: 'surplus'; orderNo: string }
  /** Nothing new: settled before, or nothing was paid yet. */
  | { outcome: 'repeat' | 'unpaid' | 'closed'; orderNo: string }
  /** Not the payment we know: nothing was changed. `why` is for logs. */
  | { outcome: 'refused'; why: string };

export interface SettleDeps {
  db: Db;
  clock: Clock;
  purchaseGrants: PurchaseGrantService;
  /** Asks the whole payment back, in the transaction that found it to be too much. */
  askSurplus: (tx: Db, payment: Payment) => Promise<void>;
}

export type SettleService = ReturnType<typeof createSettleService>;

/** The one way by which a provider's word becomes an order's state, whoever brought it. */
export function createSettleService({ db, clock, purchaseGrants, askSurplus }: SettleDeps) {
  async function settleMoney(
    tx: Db,
    userId: number,
    fact: PaymentFact,
    source: FactSource,
  ): Promise<Settlement> {
    const paid = readPaid(fact);
    if (!paid) return refuse('it leaves out what was paid');
    const { provider, cause, notification } = source;
    const at = clock.businessNow();
    const settled = await settlePaid(tx, { ...paid, userId, provider }, { cause, at, notification });
    if (!settled) return settleAgain(tx, userId, fact, source);
    const { orderNo, days, vPower, isSurplus } = settled;
    if (!isSurplus) {
      await purchaseGrants.grantPurchase(tx, { userId, days, vPower, cause: `order:${orderNo}`, at });
      return { outcome: 'fulfilled', orderNo };
    }
    const payment = await findPayment(tx, userId, fact.paymentNo);
    if (payment) await askSurplus(tx, payment);
    return { outcome: 'surplus', orderNo };
  }

  /** Nothing moved: either this is known, or it is not what was agreed. */
  async function settleAgain(
    tx: Db,
    userId: number,
    fact: PaymentFact,
    source: FactSource,
  ): Promise<Settlement> {
    const known = await findKnown(tx, userId, fact, source);
    if (!known) return refuse('no such payment');
    const { payment } = known;
    const difference = findDifference(payment, fact);
    if (difference) return refuse(difference);
    await keepWord(tx, userId, fact, source);
    return { outcome: 'repeat', orderNo: payment.orderNo };
  }

  async function settleClosed(
    tx: Db,
    userId: number,
    fact: PaymentFact,
    source: FactSource,
  ): Promise<Settlement> {
    const known = await findKnown(tx, userId, fact, source);
    if (!known) return refuse('no such payment');
    const { order, payment } = known;
    await keepWord(tx, userId, fact, source);
    // A payment given back whole is closed at the provider too; here it stays what it was.
    if (!(await closePayment(tx, payment))) return { outcome: 'repeat', orderNo: order.orderNo };
    const others = await listPayments(tx, userId, order.orderNo);
    if (OPEN_ORDER_STATES.includes(order.state) && others.every(({ state }) => state !== 'open')) {
      const facts = { isPaid: false, isOver: true, isRefunded: false };
      await moveOrder(tx, order, { to: 'closed', cause: source.cause, at: clock.businessNow(), facts });
    }
    return { outcome: 'closed', orderNo: order.orderNo };
  }

  async function keepWord(tx: Db, userId: number, fact: PaymentFact, source: FactSource): Promise<void> {
    const { provider, notification } = source;
    if (!notification) return;
    const { paymentNo } = fact;
    await keepNotification(tx, { userId, provider, paymentNo, notification, at: clock.businessNow() });
  }

  async function settleOpen(
    tx: Db,
    userId: number,
    fact: PaymentFact,
    source: FactSource,
  ): Promise<Settlement> {
    const known = await findKnown(tx, userId, fact, source);
    if (!known) return refuse('no such payment');
    await keepWord(tx, userId, fact, source);
    return { outcome: 'unpaid', orderNo: known.order.orderNo };
  }

  const WAYS = { paid: settleMoney, closed: settleClosed, open: settleOpen, absent: settleOpen };

  return {
    /** One transaction under the owner's row; safe to repeat, in parallel, from any process. */
    async settle(fact: PaymentFact, source: FactSource): Promise<Settlement> {
      const userId = ownerOf(fact.paymentNo);
      if (userId === undefined) return refuse('no number of ours');
      return db.transaction(async (tx) => {
        if (!(await purchaseGrants.holdUser(tx, userId))) return refuse('no such owner');
        return WAYS[fact.state](tx, userId, fact, source);
      });
    },
  };
}

const refuse = (why: string): Settlement => ({ outcome: 'refused', why });

/** All that must be compared, or undefined where the fact leaves any of it out. */
function readPaid({ brand, paymentNo, tradeNo, fen, currency, appId, sellerId }: PaymentFact) {
  if (!tradeNo || fen === undefined || !currency || !appId || !sellerId) return undefined;
  return { brand, paymentNo, tradeNo, fen, currency, appId, sellerId };
}

async function findKnown(
  tx: Db,
  userId: number,
  { paymentNo, brand }: PaymentFact,
  { provider }: FactSource,
): Promise<{ payment: Payment; order: Order } | undefined> {
  const payment = await findPayment(tx, userId, paymentNo);
  const order = payment && (await findOrder(tx, userId, payment.orderNo));
  return payment?.provider === provider && order?.brand === brand ? { payment, order } : undefined;
}

/** What a fact must repeat word for word of the payment as it was frozen. */
const COMPARED = ['fen', 'currency', 'appId', 'sellerId', 'tradeNo'] as const;

function findDifference(payment: Payment, fact: PaymentFact): string | undefined {
  const differs = COMPARED.find((field) => payment[field] !== fact[field]);
  return differs && `its ${differs} differs`;
}
