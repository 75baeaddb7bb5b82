import type { BrandId } from '@juban/catalog';
import { paymentTexts } from '@juban/contract/texts/payment';
import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { providerHas } from '../../lib/provider-traits.ts';
import { type Delivery, defineTopic } from '../../platform/topic.ts';
import type { Clock } from '../../ports/clock.ts';
import { isWorthRepeating, type PaymentGateway, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import { findOrder, type Order } from '../orders/order-records.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import { findPayment, type Payment, reserveForRefund } from '../payments/payment-records.service.ts';
import { findFulfilment } from '../settlement/fulfilment.service.ts';
import { findRefund, insertRefund, listRefunds, type Refund } from './refund.repository.ts';
import { ownerOfRefund, refundNoOf } from './refund-number.ts';
import type { RefundInput, RefundStepsService } from './refund-steps.service.ts';

const payload = z.object({ refundNo: z.string() });

export const refundTopic = defineTopic('payment-refund', payload);

export interface RefundDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  steps: RefundStepsService;
  outbox: Pick<OutboxService, 'put'>;
}

export type RefundService = ReturnType<typeof createRefundService>;

/**
 * Refunds. What was bought is taken back when the refund is accepted, the provider is asked through the
 * outbox, and its answer ends the refund once; if it fails for good, everything is restored.
 */
export function createRefundService(deps: RefundDeps) {
  const { db, clock, gateways, steps, outbox } = deps;

  async function findPaidBy(tx: Db, { userId, orderNo }: Order): Promise<Payment | undefined> {
    const given = await findFulfilment(tx, userId, orderNo);
    return given && findPayment(tx, userId, given.paymentNo);
  }

  const settle = (refund: Refund) =>
    db.transaction(async (tx) => {
      await lockUser(tx, refund.userId);
      await steps.finish(tx, refund);
    });

  async function deliver(refundNo: string): Promise<void> {
    const refund = await findRefund(db, ownerOfRefund(refundNo), refundNo);
    if (!refund) throw new Error(`no refund ${refundNo}`);
    if (refund.state !== 'asked') return;
    const { userId, paymentNo, orderNo, fen, reason } = refund;
    const order = await findOrder(db, userId, orderNo);
    const payment = await findPayment(db, userId, paymentNo);
    const gateway = payment && gateways.get(payment.provider);
    if (!order || !gateway) throw new Error(`no payment provider can refund ${paymentNo}`);
    const answer = await gateway.refund({
      brand: order.brand as BrandId,
      paymentNo,
      refundNo,
      fen,
      paidFen: payment.fen,
      reason: reason || order.goodsName,
    });
    if (answer === 'pending') throw new ProviderUnavailable('the provider has not given it back yet');
    await settle(refund);
  }

  /** Every attempt was refused. Money that we may not keep stays owed until a person acts. */
  async function giveUp(tx: Db, refundNo: string): Promise<boolean> {
    const userId = ownerOfRefund(refundNo);
    await lockUser(tx, userId);
    const refund = await findRefund(tx, userId, refundNo);
    const isOwed = refund?.kind === 'surplus' || refund?.kind === 'cancelled';
    return refund !== undefined && !isOwed && (await steps.undo(tx, refund, 'asked'));
  }

  const delivery: Delivery<z.output<typeof payload>> = {
    deliver: ({ refundNo }) => deliver(refundNo),
    // A refund to a bank card may take a week, and an outage any time.
    keepsTrying: isWorthRepeating,
    onGivenUp: (tx, { refundNo }) => giveUp(tx, refundNo),
  };

  const send = (tx: Db, { refundNo }: Refund) => outbox.put(tx, refundTopic, refundNo, { refundNo });

  return {
    delivery,

    /** Money for an order that does not wait for any: it is refunded and the order is not changed. */
    async askSurplus(tx: Db, payment: Payment): Promise<void> {
      const { userId, paymentNo, orderNo, fen } = payment;
      if (!(await reserveForRefund(tx, payment, fen))) return;
      const written = {
        userId,
        refundNo: refundNoOf(paymentNo, 1),
        paymentNo,
        orderNo,
        kind: 'surplus',
        reason: paymentTexts.surplusReason,
        fen,
        askedAt: clock.businessNow(),
      } as const;
      await send(tx, await insertRefund(tx, { ...written, days: 0, vPower: 0, points: 0 }));
    },

    /**
     * Refunds an order, or a part of it; undefined if it is no longer refundable, or less than that is left.
     * The caller has locked the user's row.
     */
    async askOrder(tx: Db, order: Order, input: RefundInput): Promise<Refund | undefined> {
      const payment = await findPaidBy(tx, order);
      if (!payment || providerHas(payment.provider, 'appStore')) return undefined;
      const refund = await steps.begin(tx, order, payment, input);
      if (refund) await send(tx, refund);
      return refund;
    },

    /**
     * The provider refunded an order by itself, requested here before or not: all of it, or that much. False
     * if there is nothing left to take. The caller has locked the user's row.
     */
    async takeBack(
      tx: Db,
      order: Order,
      { reason, fen }: { reason: string; fen?: number },
    ): Promise<boolean> {
      const payment = await findPaidBy(tx, order);
      if (payment) await steps.begin(tx, order, payment, { kind: 'provider', reason, fen });
      const refunds = await listRefunds(tx, order.userId, order.orderNo);
      const refund = refunds.find(({ kind, state }) => kind !== 'surplus' && state === 'asked');
      if (refund) await steps.finish(tx, refund);
      return refund !== undefined;
    },

    /**
     * The provider reversed its latest refund of an order. False if there is none, or another refund is in
     * progress. The caller has locked the user's row.
     */
    async reverse(tx: Db, { userId, orderNo }: Order): Promise<boolean> {
      const refunds = await listRefunds(tx, userId, orderNo);
      if (refunds.some(({ kind, state }) => kind !== 'surplus' && state === 'asked')) return false;
      const refund = refunds.findLast(({ kind, state }) => kind !== 'surplus' && state === 'done');
      return refund ? steps.undo(tx, refund, 'done') : false;
    },

    /** Asks the provider and settles; safe to repeat, in parallel, from any process. */
    deliver,
  };
}
