import { refundTexts } from '@juban/contract/texts/refund';
import { nextPaidCheck, OPEN_ORDER_STATES, ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { providerHas } from '../../lib/provider-traits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentFact, ProviderId, RefundNotice } from '../../ports/payment-gateway.ts';
import type { PurchaseGrantService } from '../membership/purchase-grant.service.ts';
import { findOrder, moveOrder, type Order } from '../orders/order-records.service.ts';
import {
  closePayment,
  findPayment,
  listPayments,
  markSurplus,
  type Payment,
} from '../payments/payment-records.service.ts';
import {
  type KeptNotification,
  keepNotification,
  type PaidFact,
  prepareFulfil,
} from './settle.repository.ts';

/** Where a fact came from. */
export interface FactSource {
  provider: ProviderId;
  /** Stored in the order's history: notification, reconciliation, check … */
  cause: string;
  /** Stored with its effects, once. */
  notification?: KeptNotification;
}

export type Settlement =
  /** The order is paid and its days and V power are granted. */
  | { outcome: 'fulfilled'; orderNo: string }
  /** The order no longer waited for money: it is refunded. */
  | { outcome: 'surplus'; orderNo: string }
  /** Nothing new: settled before, or nothing was paid yet. */
  | { outcome: 'repeat' | 'unpaid' | 'closed'; orderNo: string }
  /** Not the payment we know: nothing was changed. `why` is for logs. */
  | { outcome: 'refused'; why: string };

export interface SettleDeps {
  db: Db;
  clock: Clock;
  purchaseGrants: PurchaseGrantService;
  /** Clauses of other modules that act when an order is paid. */
  paidClauses: string;
  /** Refunds the whole payment, in the transaction that found it to be surplus. */
  askSurplus: (tx: Db, payment: Payment) => Promise<void>;
  /** The provider refunded that many fen of an order by itself: takes back what they bought. */
  takeBack: (tx: Db, order: Order, refund: { reason: string; fen: number }) => Promise<boolean>;
  /** The provider reported one refund by its number, ours or its own. */
  takeRefundNotice: (tx: Db, order: Order, payment: Payment, refund: RefundNotice) => Promise<boolean>;
  /** Called for every order that a fact was about. */
  onSettled: (orderNo: string) => void;
}

interface Known {
  payment: Payment;
  order: Order;
}

export type SettleService = ReturnType<typeof createSettleService>;

/** The only way in which a provider's statement changes an order's state, whoever received it. */
export function createSettleService(deps: SettleDeps) {
  const { db, clock, purchaseGrants, paidClauses, askSurplus, takeBack, takeRefundNotice, onSettled } = deps;
  const fulfil = prepareFulfil(purchaseGrants.grant, paidClauses);

  /** Nearly always one statement is enough; what it does not handle is handled under the owner's lock. */
  async function settleMoney(userId: number, fact: PaymentFact, source: FactSource): Promise<Settlement> {
    const paid = readPaid(userId, fact, source);
    if (!paid) return refuse('it does not say what was paid');
    const at = clock.businessNow();
    const occasion = {
      cause: source.cause,
      at,
      notification: source.notification,
      firstCheckAt: firstPaidCheck(source, at),
    };
    const orderNo = await fulfil(db, paid, occasion);
    if (orderNo !== undefined) return { outcome: 'fulfilled', orderNo };
    return underLock(userId, fact, source, async (tx, known) => {
      const difference = findDifference(known.payment, paid);
      if (difference) return refuse(difference);
      await purchaseGrants.settleDecay(tx, userId, occasion.at);
      const late = await fulfil(tx, paid, occasion);
      if (late !== undefined) return { outcome: 'fulfilled', orderNo: late };
      return settleLate(tx, known, { paid, refundedFen: fact.refundedFen }, source);
    });
  }

  /** What the provider refunded beyond our requests. */
  async function settleRefund(tx: Db, { payment, order }: Known, refundedFen: number): Promise<void> {
    const fen = Math.min(refundedFen, payment.fen) - payment.refundedFen;
    if (payment.state !== 'paid' || payment.surplus || fen <= 0) return;
    await takeBack(tx, order, { reason: refundTexts.byProvider, fen });
  }

  async function settleLate(
    tx: Db,
    known: Known,
    { paid, refundedFen = 0 }: { paid: PaidFact; refundedFen?: number | undefined },
    source: FactSource,
  ): Promise<Settlement> {
    const { payment } = known;
    const { userId, paymentNo, orderNo } = payment;
    await rememberSource(tx, payment, source);
    await settleRefund(tx, known, refundedFen);
    const at = clock.businessNow();
    if (!(await markSurplus(tx, payment, { tradeNo: paid.tradeNo, at })))
      return { outcome: 'repeat', orderNo };
    const taken = await findPayment(tx, userId, paymentNo);
    if (taken) await askSurplus(tx, taken);
    return { outcome: 'surplus', orderNo };
  }

  async function settleClosed(
    tx: Db,
    known: Known,
    fact: PaymentFact,
    source: FactSource,
  ): Promise<Settlement> {
    const { payment, order } = known;
    const { userId, orderNo } = order;
    await rememberSource(tx, payment, source);
    if (fact.refund) {
      const isNew = await takeRefundNotice(tx, order, payment, fact.refund);
      return { outcome: isNew ? 'closed' : 'repeat', orderNo };
    }
    if (fact.refundedFen !== undefined) await settleRefund(tx, known, fact.refundedFen);
    // A payment that was refunded in full is closed at the provider too; here it is paid, or refunded.
    if (!(await closePayment(tx, payment))) return { outcome: 'repeat', orderNo };
    const others = await listPayments(tx, userId, orderNo);
    if (OPEN_ORDER_STATES.includes(order.state) && others.every(({ state }) => state !== 'open')) {
      const facts = { isPaid: false, isOver: true };
      await moveOrder(tx, order, { to: 'closed', cause: source.cause, at: clock.businessNow(), facts });
    }
    return { outcome: 'closed', orderNo };
  }

  async function settleOpen(tx: Db, { payment }: Known, source: FactSource): Promise<Settlement> {
    await rememberSource(tx, payment, source);
    return { outcome: 'unpaid', orderNo: payment.orderNo };
  }

  async function rememberSource(tx: Db, { userId, paymentNo }: Payment, source: FactSource): Promise<void> {
    const { provider, notification } = source;
    if (!notification) return;
    await keepNotification(tx, { userId, provider, paymentNo, notification, at: clock.businessNow() });
  }

  const underLock = (
    userId: number,
    fact: PaymentFact,
    source: FactSource,
    work: (tx: Db, known: Known) => Promise<Settlement>,
  ): Promise<Settlement> =>
    db.transaction(async (tx) => {
      const isHeld = await lockUser(tx, userId);
      const known = isHeld ? await findKnown(tx, userId, fact, source) : undefined;
      return known ? work(tx, known) : refuse('no such payment');
    });

  async function settleFact(userId: number, fact: PaymentFact, source: FactSource): Promise<Settlement> {
    if (fact.state === 'paid') return settleMoney(userId, fact, source);
    return underLock(userId, fact, source, (tx, known) =>
      fact.state === 'closed' ? settleClosed(tx, known, fact, source) : settleOpen(tx, known, source),
    );
  }

  return {
    /** Completely or not at all; safe to repeat, in parallel, from any process. */
    async settle(fact: PaymentFact, source: FactSource): Promise<Settlement> {
      const userId = ownerOf(fact.paymentNo);
      if (userId === undefined) return refuse('its number is not ours');
      const settled = await settleFact(userId, fact, source);
      if (settled.outcome !== 'refused') onSettled(settled.orderNo);
      return settled;
    },
  };
}

/** Stores that cannot be queried report refunds by themselves. */
const firstPaidCheck = ({ provider }: FactSource, paidAt: Date): Date | null =>
  providerHas(provider, 'appStore') ? null : nextPaidCheck(paidAt, paidAt);

const refuse = (why: string): Settlement => ({ outcome: 'refused', why });

/** All compared fields, or undefined if the fact lacks one. */
function readPaid(userId: number, fact: PaymentFact, { provider }: FactSource): PaidFact | undefined {
  const { brand, paymentNo, tradeNo, fen, currency, appId, sellerId } = fact;
  if (!tradeNo || fen === undefined || !currency || !appId || !sellerId) return undefined;
  return { userId, provider, brand, paymentNo, tradeNo, fen, currency, appId, sellerId };
}

async function findKnown(
  tx: Db,
  userId: number,
  { paymentNo, brand }: PaymentFact,
  { provider }: FactSource,
): Promise<Known | undefined> {
  const payment = await findPayment(tx, userId, paymentNo);
  const order = payment && (await findOrder(tx, userId, payment.orderNo));
  return payment?.provider === provider && order?.brand === brand ? { payment, order } : undefined;
}

/** The fields that a fact must repeat exactly from the frozen payment, and the trade once it is known. */
const COMPARED = ['fen', 'currency', 'appId', 'sellerId'] as const;

function findDifference(payment: Payment, paid: PaidFact): string | undefined {
  const differs = COMPARED.find((field) => payment[field] !== paid[field]);
  if (differs) return `its ${differs} differs`;
  const isOther = payment.tradeNo !== null && payment.tradeNo !== paid.tradeNo;
  return isOther ? 'it is another trade' : undefined;
}
