import type { BrandId } from '@juban/catalog';
import { DAY_MS, nextPaidCheck, PAYMENT_CHECKS_MS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Report } from '../../lib/background-job.ts';
import { providerFor } from '../../lib/provider-for.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { Clock } from '../../ports/clock.ts';
import { type PaymentFact, type PaymentGateway, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import { findOrder, type Order } from '../orders/order-records.service.ts';
import { isPayable } from '../orders/payable-order.service.ts';
import {
  listPayments,
  type Payment,
  scheduleCheck,
  scheduleLateCheck,
  takeDuePayment,
} from '../payments/payment-records.service.ts';
import type { Settlement, SettleService } from '../settlement/settle.service.ts';

/** If a provider does not answer, or a process dies while asking, the payment is checked again after this. */
const RETRY_MS = 60_000;
/** The delay doubles each time, up to an hour, to spare a provider that is down. */
const MOST_DOUBLINGS = 6;
/**
 * A wallet may know a payment only once its payer has opened it, so one closed as unknown could still be paid
 * there until its own limit. A check a day later finds what no notification reported.
 */
const LATE_CHECK_MS = DAY_MS;
/** A paid payment whose provider did not answer is checked again after this. */
const PAID_RETRY_MS = 3_600_000;
const LAST_PAID_RETRY_MS = 31 * DAY_MS;

export interface ReconcileDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  settlements: Pick<SettleService, 'settle'>;
}

/** The provider's state of a payment, and what followed from it. */
interface Checked {
  fact: PaymentFact;
  settled: Settlement;
}

export type ReconcileService = ReturnType<typeof createReconcileService>;

/** Queries payments without a notification at their providers, and closes those whose time is over. */
export function createReconcileService({ db, clock, gateways, settlements }: ReconcileDeps) {
  /** Moves the next check before the query, so that no transaction is open while the provider answers. */
  const lease = () =>
    db.transaction(async (tx) => {
      const now = clock.businessNow();
      const payment = await takeDuePayment(tx, now);
      const order = payment && (await findOrder(tx, payment.userId, payment.orderNo));
      if (!order) return undefined;
      const { paidAt } = payment;
      const change = paidAt
        ? { nextCheckAt: paidRetryOf(paidAt, now) }
        : { checks: payment.checks + 1, nextCheckAt: nextCheckOf(payment, order, now) };
      await scheduleCheck(tx, payment, change);
      return payment;
    });

  const gatewayOf = ({ provider }: Payment): PaymentGateway => providerFor(gateways, provider);

  const settle = (fact: PaymentFact, { provider }: Payment, cause: string) =>
    settlements.settle(fact, { provider, cause });

  /** Closes at the provider and queries once more: a payment can be made while it is closing. */
  async function closeThere(payment: Payment, brand: BrandId): Promise<PaymentFact> {
    const gateway = gatewayOf(payment);
    const closed = await gateway.close(brand, payment.paymentNo);
    return closed.state === 'paid' ? closed : gateway.query(brand, payment.paymentNo);
  }

  /**
   * The provider's state. If the order no longer waits, every attempt that could still be paid is closed
   * there first, or its payer would pay for nothing.
   */
  async function ask(payment: Payment, brand: BrandId, isOver: boolean): Promise<PaymentFact> {
    if (isOver && payment.state === 'open') return closeThere(payment, brand);
    const fact = await gatewayOf(payment).query(brand, payment.paymentNo);
    // A dropped charge is closed here, and may still be in progress there.
    return isOver && fact.state === 'open' ? closeThere(payment, brand) : fact;
  }

  /** Rejects with ProviderUnavailable if the provider does not answer. */
  async function check(payment: Payment, order: Order, cause: string): Promise<Checked> {
    // As of the query: an order that expires during it has not been closed there.
    const isOver = !isPayable(order, clock.businessNow());
    const fact = await ask(payment, order.brand as BrandId, isOver);
    const isUnknown = fact.state === 'absent' && payment.state === 'open' && isOver;
    if (!isUnknown) return { fact, settled: await settle(fact, payment, cause) };
    const settled = await settle({ ...fact, state: 'closed' }, payment, cause);
    await scheduleLateCheck(db, payment, new Date(clock.businessNow().getTime() + LATE_CHECK_MS));
    return { fact, settled };
  }

  /** Finds refunds that were made at the provider without a notification. */
  async function checkPaid(payment: Payment, brand: BrandId): Promise<void> {
    const { paymentNo, paidAt } = payment;
    const fact = await gatewayOf(payment).query(brand, paymentNo);
    if (fact.state === 'closed' && fact.refundedFen !== undefined)
      await settle(fact, payment, 'reconciliation');
    const nextCheckAt = paidAt && nextPaidCheck(paidAt, clock.businessNow());
    await scheduleCheck(db, payment, { nextCheckAt });
    const isExplained = fact.state === 'paid' || fact.refundedFen !== undefined || payment.refundedFen > 0;
    if (!isExplained)
      throw new Error(
        `${paymentNo} is paid here but ${fact.state} at ${payment.provider}; if it was refunded there, run npm run orders -- refunded-there`,
      );
  }

  async function checkDue(payment: Payment): Promise<void> {
    const order = await findOrder(db, payment.userId, payment.orderNo);
    if (payment.state === 'paid' && order) return checkPaid(payment, order.brand as BrandId);
    if (payment.state === 'refunded') return scheduleCheck(db, payment, { nextCheckAt: null });
    if (payment.state === 'refunding') return;
    const checked = order && (await check(payment, order, 'reconciliation'));
    // The late check is the last, unless the money could still arrive.
    const isLast = payment.state === 'closed' && checked?.fact.state !== 'open';
    if (isLast) await scheduleCheck(db, payment, { nextCheckAt: null });
  }

  /**
   * Returns how many payments were due. A failing one does not delay others; a silent provider delays only as
   * many as are worked on at once.
   */
  const reconcileAll = (report: Report): Promise<number> =>
    workThrough(lease, (payment) => checkDue(payment).catch(report));

  const underWay = new Set<Promise<number>>();

  return {
    /** Checks everything that is due; payments that another round of this process is checking are waited for. */
    async reconcileDue(report: Report = () => {}): Promise<number> {
      const own = reconcileAll(report);
      underWay.add(own);
      try {
        return await own;
      } finally {
        underWay.delete(own);
        await Promise.allSettled(underWay);
      }
    },

    /**
     * Queries every attempt that may still have received money; returns the result of each. A silent provider
     * does not prevent queries to the next; its failure is thrown if none of them had the money.
     */
    async reconcileOrder(order: Order, cause: string): Promise<Settlement[]> {
      const found: Settlement[] = [];
      let silence: ProviderUnavailable | undefined;
      for (const payment of await listPayments(db, order.userId, order.orderNo)) {
        if (payment.state !== 'open' && payment.state !== 'closed') continue;
        try {
          found.push((await check(payment, order, cause)).settled);
        } catch (error) {
          if (!(error instanceof ProviderUnavailable)) throw error;
          silence ??= error;
        }
      }
      if (silence && found.every(({ outcome }) => outcome !== 'fulfilled')) throw silence;
      return found;
    },
  };
}

/** For the case that the provider does not answer this time. */
const paidRetryOf = (paidAt: Date, now: Date): Date | null =>
  now.getTime() - paidAt.getTime() > LAST_PAID_RETRY_MS ? null : new Date(now.getTime() + PAID_RETRY_MS);

/** The next time of the schedule; after the last one, soon, until it is settled. */
function nextCheckOf({ createdAt, checks }: Payment, { closesAt }: Order, now: Date): Date {
  const ends = closesAt.getTime();
  const moments = PAYMENT_CHECKS_MS.map((wait) => new Date(Math.min(createdAt.getTime() + wait, ends)));
  const doublings = Math.min(MOST_DOUBLINGS, Math.max(0, checks - PAYMENT_CHECKS_MS.length));
  return moments.find((moment) => moment > now) ?? new Date(now.getTime() + RETRY_MS * 2 ** doublings);
}
