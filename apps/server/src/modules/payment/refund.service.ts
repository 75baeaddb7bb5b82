import type { BrandId } from '@juban/catalog';
import { paymentTexts } from '@juban/contract/texts/payment';
import { ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
import { providerHas } from '../../lib/provider-traits.ts';
import type { Clock } from '../../ports/clock.ts';
import { isWorthRepeating, type PaymentGateway, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import { findOrder, moveOrder, type Order } from './order.repository.ts';
import { findPayment, type Payment } from './payment.repository.ts';
import {
  findFulfilment,
  findRefund,
  finishRefund,
  insertRefund,
  listRefunds,
  movePayment,
  type Refund,
  type RefundKind,
  writeShortfall,
} from './refund.repository.ts';

const TOPIC = 'payment-refund';
const PAID = { isPaid: true, isOver: false, isRefunded: false };

export interface RefundDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  membership: Pick<MembershipService, 'reverse'>;
  outbox: Pick<OutboxService, 'put' | 'onTopic'>;
}

export interface RefundWish {
  kind: RefundKind;
  reason: string;
}

export type RefundService = ReturnType<typeof createRefundService>;

/** Money back: the wish is written with its cause, the provider is asked by the outbox, the answer settles it once. */
export function createRefundService(deps: RefundDeps) {
  const { db, clock, gateways, membership, outbox } = deps;

  /** False when the payment is on its way back already. The caller holds the user's row. */
  async function note(tx: Db, payment: Payment, { kind, reason }: RefundWish): Promise<boolean> {
    if (!(await movePayment(tx, payment, 'paid', 'refunding'))) return false;
    const { userId, paymentNo, orderNo, fen } = payment;
    const refundNo = refundNoOf(paymentNo);
    await insertRefund(tx, {
      userId,
      refundNo,
      paymentNo,
      orderNo,
      kind,
      reason,
      fen,
      askedAt: clock.businessNow(),
    });
    return true;
  }

  async function ask(tx: Db, payment: Payment, wish: RefundWish): Promise<boolean> {
    if (!(await note(tx, payment, wish))) return false;
    const refundNo = refundNoOf(payment.paymentNo);
    await outbox.put(tx, TOPIC, refundNo, { refundNo });
    return true;
  }

  /** The provider has given the money back: what it bought goes with it. The latch lets one process through. */
  async function finish(tx: Db, refund: Refund): Promise<void> {
    const { userId, paymentNo, orderNo, kind } = refund;
    const at = clock.businessNow();
    if (!(await finishRefund(tx, refund, at))) return;
    await movePayment(tx, refund, 'refunding', 'refunded');
    if (kind === 'surplus') return;
    const order = await findOrder(tx, userId, orderNo);
    const given = await findFulfilment(tx, userId, orderNo);
    if (!order || given?.paymentNo !== paymentNo) throw new Error(`${paymentNo} fulfilled nothing`);
    const { days, vPower } = given;
    const reversal = { userId, orderCause: `order:${orderNo}`, days, vPower };
    const { vPowerShort } = await membership.reverse(tx, reversal);
    if (vPowerShort > 0) await writeShortfall(tx, refund, vPowerShort);
    const facts = { ...PAID, isRefunded: true };
    const isMoved = await moveOrder(tx, order, { to: 'refunded', cause: refund.refundNo, at, facts });
    if (!isMoved) throw new Error(`${orderNo} waits for no refund`);
  }

  const settle = (refund: Refund) =>
    db.transaction(async (tx) => {
      await holdUser(tx, refund.userId);
      await finish(tx, refund);
    });

  async function findPaidBy(tx: Db, { userId, orderNo }: Order): Promise<Payment | undefined> {
    const given = await findFulfilment(tx, userId, orderNo);
    return given && findPayment(tx, userId, given.paymentNo);
  }

  /** False when the order is not fulfilled (any more). */
  const begin = (tx: Db, order: Order, { paymentNo }: Payment) => {
    const at = clock.businessNow();
    return moveOrder(tx, order, { to: 'refunding', cause: refundNoOf(paymentNo), at, facts: PAID });
  };

  async function deliver(refundNo: string): Promise<void> {
    const refund = await findRefund(db, ownerOfRefund(refundNo), refundNo);
    if (!refund) throw new Error(`there is no refund ${refundNo}`);
    if (refund.state === 'done') return;
    const { userId, paymentNo, orderNo, fen, reason } = refund;
    const order = await findOrder(db, userId, orderNo);
    const payment = await findPayment(db, userId, paymentNo);
    const gateway = payment && gateways.get(payment.provider);
    if (!order || !gateway) throw new Error(`nobody can give ${paymentNo} back`);
    const brand = order.brand as BrandId;
    const answer = await gateway.refund({
      brand,
      paymentNo,
      refundNo,
      fen,
      reason: reason || order.goodsName,
    });
    if (answer === 'pending') throw new ProviderUnavailable('the provider has not given it back yet');
    await settle(refund);
  }

  outbox.onTopic(
    TOPIC,
    (payload) => deliver((payload as { refundNo: string }).refundNo),
    // A bank card may take a week to have its money back, and an outage as long as it likes.
    { keepsTrying: isWorthRepeating },
  );

  return {
    /** Money that came for an order that waits for none: it goes back and the order stays as it is. */
    async askSurplus(tx: Db, payment: Payment): Promise<void> {
      await ask(tx, payment, { kind: 'surplus', reason: paymentTexts.surplusReason });
    },

    /** A fulfilled order goes back; false when it is not fulfilled (any more). The caller holds the user's row. */
    async askOrder(tx: Db, order: Order, wish: RefundWish): Promise<boolean> {
      const payment = await findPaidBy(tx, order);
      if (!payment || providerHas(payment.provider, 'appStore')) return false;
      if (!(await begin(tx, order, payment))) return false;
      if (!(await ask(tx, payment, wish)))
        throw new Error(`${payment.paymentNo} is not there to be refunded`);
      return true;
    },

    /**
     * The provider gave an order's money back of its own accord, asked for here before or not; false when there is
     * nothing left to take. The caller holds the user's row.
     */
    async takeBack(tx: Db, order: Order, reason: string): Promise<boolean> {
      const payment = await findPaidBy(tx, order);
      if (payment && (await begin(tx, order, payment))) await note(tx, payment, { kind: 'provider', reason });
      const refunds = await listRefunds(tx, order.userId, order.orderNo);
      const refund = refunds.find(({ kind, state }) => kind !== 'surplus' && state === 'asked');
      if (refund) await finish(tx, refund);
      return refund !== undefined;
    },

    /** Asks the provider and settles; safe to repeat, in parallel, from any process. */
    deliver,
  };
}

/** A payment goes back once, so its refund needs no other number. */
const refundNoOf = (paymentNo: string) => `${paymentNo}R`;

function ownerOfRefund(refundNo: string): number {
  return ownerOf(refundNo.replace(/R$/, '')) ?? 0;
}
