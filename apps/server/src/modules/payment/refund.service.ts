import type { BrandId } from '@juban/catalog';
import { paymentTexts } from '@juban/contract/texts/payment';
import { isWholeRefund, ownDaysOf, ownerOf, refundTake } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
import { providerHas } from '../../lib/provider-traits.ts';
import type { Clock } from '../../ports/clock.ts';
import { isWorthRepeating, type PaymentGateway, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import type { LevelReversalService } from '../membership/level-reversal.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import { findOrder, moveOrder, type Order } from './order.repository.ts';
import { findPayment, type Payment } from './payment.repository.ts';
import {
  closeRefundedPayment,
  findFulfilment,
  findRefund,
  insertRefund,
  listRefunds,
  moveRefund,
  type Refund,
  type RefundKind,
  releaseRefund,
  reserveRefund,
  writeTaken,
} from './refund.repository.ts';
import { releaseQuotas } from './refund-quota.repository.ts';

const TOPIC = 'payment-refund';
const FACTS = { isPaid: true, isOver: false };

export interface RefundDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  membership: Pick<MembershipService, 'takeBack' | 'giveAgain' | 'listDays' | 'sumEarned'>;
  levelReversals: LevelReversalService;
  outbox: Pick<OutboxService, 'put' | 'onTopic'>;
}

export interface RefundWish {
  kind: RefundKind;
  reason: string;
  /** All that is left unless told. */
  fen?: number | undefined;
  /** The quotas that it counts for. */
  quotas?: string[];
}

/** A refund that goes through several steps of an order. */
interface Begun {
  order: Order;
  payment: Payment;
  refund: Refund;
}

interface Earned {
  unusedMs: number;
  earned: { vPower: number; points: number };
}

const NOTHING = { vPower: 0, points: 0 };
const orderCause = ({ orderNo }: Pick<Order, 'orderNo'>) => `order:${orderNo}`;
const isStanding = ({ state, kind }: Refund) => kind !== 'surplus' && (state === 'asked' || state === 'done');

export type RefundService = ReturnType<typeof createRefundService>;

/**
 * Money back. What it bought leaves when the refund is accepted, the provider is asked by the outbox, and its answer
 * ends the refund once; where it fails for good, everything comes back.
 */
export function createRefundService(deps: RefundDeps) {
  const { db, clock, gateways, membership, levelReversals, outbox } = deps;

  /** What its days earned, where all of the money goes back; of a part the used days keep what they earned. */
  async function earnedOf(tx: Db, order: Order, isWhole: boolean, at: Date): Promise<Earned> {
    const days = ownDaysOf(orderCause(order), await membership.listDays(tx, order.userId), at);
    const earned = isWhole ? await membership.sumEarned(tx, order.userId, days.ran) : NOTHING;
    return { unusedMs: days.unusedMs, earned };
  }

  /** Takes back what a refund of that sum takes, with the level rewards that rest on it. */
  async function take(
    tx: Db,
    { order, payment }: Pick<Begun, 'order' | 'payment'>,
    { refundNo, fen }: { refundNo: string; fen: number },
  ) {
    const { userId } = order;
    const at = clock.businessNow();
    const given = await findFulfilment(tx, userId, order.orderNo);
    if (given?.paymentNo !== payment.paymentNo) throw new Error(`${payment.paymentNo} fulfilled nothing`);
    const before = (await listRefunds(tx, userId, order.orderNo)).filter(
      (refund) => isStanding(refund) && refund.refundNo !== refundNo,
    );
    const sumOf = (field: 'fen' | 'days' | 'vPower') =>
      before.reduce((sum, refund) => sum + (refund[field] ?? 0), 0);
    const sum = {
      paidFen: payment.fen,
      refundedFen: sumOf('fen'),
      fen,
      given,
      taken: { days: sumOf('days'), vPower: sumOf('vPower') },
    };
    const { unusedMs, earned } = await earnedOf(tx, order, isWholeRefund(sum), at);
    const { days, vPower } = refundTake({ ...sum, unusedMs });
    const taken = { days, vPower: vPower + earned.vPower, points: earned.points };
    await membership.takeBack(tx, { userId, refundNo, cause: orderCause(order), ...taken, at });
    if (taken.vPower > 0)
      await levelReversals.takeBack(tx, { userId, refundNo, since: order.paidAt ?? at, at });
    return taken;
  }

  async function findPaidBy(tx: Db, { userId, orderNo }: Order): Promise<Payment | undefined> {
    const given = await findFulfilment(tx, userId, orderNo);
    return given && findPayment(tx, userId, given.paymentNo);
  }

  /** Undefined when the order is not refundable (any more), or less than that is left. The caller holds the user's row. */
  async function begin(tx: Db, order: Order, payment: Payment, wish: RefundWish): Promise<Begun | undefined> {
    const { userId, orderNo } = order;
    const { kind, reason, quotas = [], fen = payment.fen - payment.refundedFen } = wish;
    if (fen <= 0 || !(await reserveRefund(tx, payment, fen))) return undefined;
    const turn = (await listRefunds(tx, userId, orderNo)).filter((one) => one.kind !== 'surplus').length + 1;
    const refundNo = refundNoOf(payment.paymentNo, turn);
    const at = clock.businessNow();
    const step = { to: 'refunding', cause: refundNo, at, facts: FACTS, refundTurn: turn } as const;
    if (!(await moveOrder(tx, order, step)))
      throw new Error(`${orderNo} is ${order.state}, and its payment is paid`);
    const taken = await take(tx, { order, payment }, { refundNo, fen });
    const { paymentNo } = payment;
    const written = {
      userId,
      refundNo,
      paymentNo,
      orderNo,
      kind,
      reason,
      fen,
      quotas,
      ...taken,
      askedAt: at,
    };
    return { order, payment, refund: await insertRefund(tx, written) };
  }

  /** How much of an order's money is refunded, and the turn of the refund that says so. */
  async function standingOf(tx: Db, { userId, orderNo, paymentNo, refundNo }: Refund) {
    const payment = await findPayment(tx, userId, paymentNo);
    const all = (await listRefunds(tx, userId, orderNo)).filter(({ kind }) => kind !== 'surplus');
    const refundTurn = all.findIndex((one) => one.refundNo === refundNo) + 1;
    return { refunded: payment && shareOf(payment), refundTurn };
  }

  const STATES = { all: 'refunded', part: 'partly-refunded' } as const;

  /** The order goes where its refunds stand. */
  async function moveOn(tx: Db, order: Order, refund: Refund, at: Date): Promise<void> {
    const { refunded, refundTurn } = await standingOf(tx, refund);
    const to = refunded ? STATES[refunded] : 'fulfilled';
    const step = { to, cause: refund.refundNo, at, facts: { ...FACTS, refunded }, refundTurn } as const;
    if (!(await moveOrder(tx, order, step)))
      throw new Error(`order ${order.orderNo} cannot go from ${order.state} to ${to}`);
  }

  async function demandOrder(tx: Db, { userId, orderNo }: Refund): Promise<Order> {
    const order = await findOrder(tx, userId, orderNo);
    if (!order) throw new Error(`no order ${orderNo}`);
    return order;
  }

  /** The provider has given the money back. The latch lets one process through. */
  async function finish(tx: Db, refund: Refund): Promise<void> {
    const { userId, paymentNo, kind } = refund;
    const at = clock.businessNow();
    if (!(await moveRefund(tx, refund, { from: 'asked', to: 'done', at }))) return;
    await closeRefundedPayment(tx, refund);
    if (kind === 'surplus') return;
    const order = await demandOrder(tx, refund);
    const payment = await findPayment(tx, userId, paymentNo);
    if (refund.days === null && payment)
      await writeTaken(tx, refund, await take(tx, { order, payment }, refund));
    await moveOn(tx, order, refund, at);
  }

  /** The money stays with us after all: everything that was taken comes back. False when it was known. */
  async function undo(tx: Db, refund: Refund, from: 'asked' | 'done'): Promise<boolean> {
    const { userId, refundNo } = refund;
    const at = clock.businessNow();
    const to = from === 'asked' ? 'failed' : 'reversed';
    if (!(await moveRefund(tx, refund, { from, to, at }))) return false;
    await releaseRefund(tx, refund);
    const order = await demandOrder(tx, refund);
    await membership.giveAgain(tx, { userId, refundNo, cause: orderCause(order) });
    await levelReversals.restore(tx, userId, refundNo);
    await releaseQuotas(tx, refund.quotas, refund.askedAt);
    await moveOn(tx, order, refund, at);
    return true;
  }

  const settle = (refund: Refund) =>
    db.transaction(async (tx) => {
      await holdUser(tx, refund.userId);
      await finish(tx, refund);
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

  /** Every try was refused. Money that was too much stays owed until a person looks at it. */
  async function giveUp(tx: Db, refundNo: string): Promise<boolean> {
    const userId = ownerOfRefund(refundNo);
    await holdUser(tx, userId);
    const refund = await findRefund(tx, userId, refundNo);
    return refund !== undefined && refund.kind !== 'surplus' && (await undo(tx, refund, 'asked'));
  }

  const refundNoIn = (payload: unknown): string => (payload as { refundNo: string }).refundNo;

  outbox.onTopic(TOPIC, (payload) => deliver(refundNoIn(payload)), {
    // A bank card may take a week to have its money back, and an outage as long as it likes.
    keepsTrying: isWorthRepeating,
    onGivenUp: (tx, payload) => giveUp(tx, refundNoIn(payload)),
  });

  const send = (tx: Db, { refundNo }: Refund) => outbox.put(tx, TOPIC, refundNo, { refundNo });

  return {
    /** Money that came for an order that waits for none: it goes back and the order stays as it is. */
    async askSurplus(tx: Db, payment: Payment): Promise<void> {
      const { userId, paymentNo, orderNo, fen } = payment;
      if (!(await reserveRefund(tx, payment, fen))) return;
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
     * Refunds an order, or a part of it; undefined when it is not refundable (any more), or less than that is left. The
     * caller holds the user's row.
     */
    async askOrder(tx: Db, order: Order, wish: RefundWish): Promise<Refund | undefined> {
      const payment = await findPaidBy(tx, order);
      if (!payment || providerHas(payment.provider, 'appStore')) return undefined;
      const begun = await begin(tx, order, payment, wish);
      if (begun) await send(tx, begun.refund);
      return begun?.refund;
    },

    /**
     * The provider refunded an order of its own accord, requested here before or not: all of it, or so much. False when
     * there is nothing left to take. The caller holds the user's row.
     */
    async takeBack(
      tx: Db,
      order: Order,
      { reason, fen }: { reason: string; fen?: number },
    ): Promise<boolean> {
      const payment = await findPaidBy(tx, order);
      if (payment) await begin(tx, order, payment, { kind: 'provider', reason, fen });
      const refunds = await listRefunds(tx, order.userId, order.orderNo);
      const refund = refunds.find(({ kind, state }) => kind !== 'surplus' && state === 'asked');
      if (refund) await finish(tx, refund);
      return refund !== undefined;
    },

    /** The provider took its latest refund of an order back from the payer. The caller holds the user's row. */
    async reverse(tx: Db, { userId, orderNo }: Order): Promise<boolean> {
      const refunds = await listRefunds(tx, userId, orderNo);
      const refund = refunds.findLast(({ kind, state }) => kind !== 'surplus' && state === 'done');
      return refund ? undo(tx, refund, 'done') : false;
    },

    /** Asks the provider and settles; safe to repeat, in parallel, from any process. */
    deliver,
  };
}

function shareOf({ fen, refundedFen }: Payment): 'part' | 'all' | undefined {
  if (refundedFen === 0) return undefined;
  return refundedFen < fen ? 'part' : 'all';
}

/** The first refund of a payment is known by the payment's own number. */
const refundNoOf = (paymentNo: string, turn: number): string => `${paymentNo}R${turn > 1 ? turn : ''}`;

function ownerOfRefund(refundNo: string): number {
  return ownerOf(refundNo.replace(/R\d*$/, '')) ?? 0;
}
