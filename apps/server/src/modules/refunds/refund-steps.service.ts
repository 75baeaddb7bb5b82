import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FraudService } from '../fraud/fraud.service.ts';
import { findOrder, moveOrder, type Order } from '../orders/order-records.service.ts';
import {
  findPayment,
  finishRefundOf,
  type Payment,
  releaseRefundOf,
  reserveForRefund,
} from '../payments/payment-records.service.ts';
import {
  insertRefund,
  listRefunds,
  moveRefund,
  type Refund,
  type RefundKind,
  writeTaken,
} from './refund.repository.ts';
import { refundNoOf } from './refund-number.ts';
import { releaseQuotas } from './refund-quota.repository.ts';
import type { RefundTakeService } from './refund-take.service.ts';
import type { RewardReversalService } from './reward-reversal.service.ts';

const NOTHING = { days: 0, vPower: 0, points: 0 };
const FACTS = { isPaid: true, isOver: false };
const STATES = { all: 'refunded', part: 'partly-refunded' } as const;

export interface RefundInput {
  kind: RefundKind;
  reason: string;
  /** All that is left by default. */
  fen?: number | undefined;
  /** The quotas that it counts for. */
  quotas?: string[];
  /** The provider's own number, of a refund made there. */
  providerRefundNo?: string | undefined;
}

export interface RefundStepsDeps {
  clock: Clock;
  takes: RefundTakeService;
  rewards: RewardReversalService;
  fraud: Pick<FraudService, 'refuse' | 'reopen'>;
}

export type RefundStepsService = ReturnType<typeof createRefundStepsService>;

/** The steps of a refund with all their effects: payment, order, ledgers. The caller has locked the user's row. */
export function createRefundStepsService({ clock, takes, rewards, fraud }: RefundStepsDeps) {
  /**
   * Undefined if the order is no longer refundable, or less than that is left. The caller has locked the user's row.
   */
  async function begin(
    tx: Db,
    order: Order,
    payment: Payment,
    input: RefundInput,
  ): Promise<Refund | undefined> {
    const { userId, orderNo } = order;
    const { kind, reason, quotas = [], providerRefundNo, fen = payment.fen - payment.refundedFen } = input;
    // An order that is held for review has granted nothing, so it is refunded in full.
    const isHeld = order.state === 'paid';
    if (isHeld && fen < payment.fen) return undefined;
    if (fen <= 0 || !(await reserveForRefund(tx, payment, fen))) return undefined;
    const turn = (await listRefunds(tx, userId, orderNo)).filter((one) => one.kind !== 'surplus').length + 1;
    const refundNo = refundNoOf(payment.paymentNo, turn);
    const at = clock.businessNow();
    const step = { to: 'refunding', cause: refundNo, at, facts: FACTS, refundTurn: turn } as const;
    if (!(await moveOrder(tx, order, step)))
      throw new Error(`${orderNo} is ${order.state}, and its payment is paid`);
    const taken = isHeld ? NOTHING : await takes.take(tx, { order, payment }, { refundNo, fen });
    const { paymentNo } = payment;
    const numbers = { userId, refundNo, paymentNo, orderNo };
    const refund = await insertRefund(tx, {
      ...numbers,
      kind,
      reason,
      fen,
      quotas,
      providerRefundNo,
      ...taken,
      askedAt: at,
    });
    if (isHeld) await fraud.refuse(tx, 'order', orderNo, { decidedBy: 'refund', reason: refundNo });
    else await rewards.take(tx, order, refund);
    return refund;
  }

  /** How much of an order's money is refunded, and the turn of the refund that its state belongs to. */
  async function standingOf(tx: Db, { userId, orderNo, paymentNo, refundNo }: Refund) {
    const payment = await findPayment(tx, userId, paymentNo);
    const all = (await listRefunds(tx, userId, orderNo)).filter(({ kind }) => kind !== 'surplus');
    const refundTurn = all.findIndex((one) => one.refundNo === refundNo) + 1;
    return { refunded: payment && shareOf(payment), refundTurn };
  }

  /** Moves the order to the state of its refunds. */
  async function moveOn(tx: Db, order: Order, refund: Refund, at: Date): Promise<void> {
    const { refunded, refundTurn } = await standingOf(tx, refund);
    const to = refunded
      ? STATES[refunded]
      : (await fraud.reopen(tx, 'order', order.orderNo))
        ? 'paid'
        : 'fulfilled';
    const step = { to, cause: refund.refundNo, at, facts: { ...FACTS, refunded }, refundTurn } as const;
    if (!(await moveOrder(tx, order, step)))
      throw new Error(`order ${order.orderNo} cannot go from ${order.state} to ${to}`);
  }

  async function requireOrder(tx: Db, { userId, orderNo }: Refund): Promise<Order> {
    const order = await findOrder(tx, userId, orderNo);
    if (!order) throw new Error(`no order ${orderNo}`);
    return order;
  }

  /** The provider has refunded the money. The conditional update lets one process through. */
  async function finish(tx: Db, refund: Refund): Promise<void> {
    const { userId, paymentNo, kind } = refund;
    const at = clock.businessNow();
    if (!(await moveRefund(tx, refund, { from: 'asked', to: 'done', at }))) return;
    await finishRefundOf(tx, refund);
    if (kind === 'surplus') return;
    const order = await requireOrder(tx, refund);
    const payment = await findPayment(tx, userId, paymentNo);
    if (refund.days === null && payment)
      await writeTaken(tx, refund, await takes.take(tx, { order, payment }, refund));
    await moveOn(tx, order, refund, at);
  }

  /** The money stays with us: everything that was taken is restored. False if that was known. */
  async function undo(tx: Db, refund: Refund, from: 'asked' | 'done'): Promise<boolean> {
    const at = clock.businessNow();
    const to = from === 'asked' ? 'failed' : 'reversed';
    if (!(await moveRefund(tx, refund, { from, to, at }))) return false;
    await releaseRefundOf(tx, refund);
    const order = await requireOrder(tx, refund);
    await takes.restore(tx, refund);
    await rewards.restore(tx, refund);
    await releaseQuotas(tx, refund.quotas, refund.askedAt);
    await moveOn(tx, order, refund, at);
    return true;
  }

  return { begin, finish, undo };
}

function shareOf({ fen, refundedFen }: Payment): 'part' | 'all' | undefined {
  if (refundedFen === 0) return undefined;
  return refundedFen < fen ? 'part' : 'all';
}
