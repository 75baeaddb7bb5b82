import type { BrandId } from '@juban/catalog';
import { DAY_MS, OPEN_ORDER_STATES, PAYMENT_CHECKS_MS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Report } from '../../lib/background-job.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { Clock } from '../../ports/clock.ts';
import { type PaymentFact, type PaymentGateway, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import { findOrder, type Order } from './order.repository.ts';
import { listPayments, type Payment } from './payment.repository.ts';
import { scheduleCheck, scheduleLateLook, takeDuePayment } from './reconcile.repository.ts';
import type { Settlement, SettleService } from './settle.service.ts';

/** A provider that did not answer, or a process that died asking: the payment is looked at again after this. */
const RETRY_MS = 60_000;
/** Twice as late each time, up to an hour: a provider that is down has enough to do. */
const MOST_DOUBLINGS = 6;
/**
 * A wallet may know a payment only once its payer has opened it, so one closed unknown could still be paid there
 * until its own limit. One look a day later finds what no notification told.
 */
const LATE_LOOK_MS = DAY_MS;

export interface ReconcileDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  settlements: Pick<SettleService, 'settle'>;
}

export type ReconcileService = ReturnType<typeof createReconcileService>;

/** Asks providers about payments that nobody told us of, and closes those whose time is over. */
export function createReconcileService({ db, clock, gateways, settlements }: ReconcileDeps) {
  /** Moves the next look on before asking, so that no transaction is open while the provider answers. */
  const lease = () =>
    db.transaction(async (tx) => {
      const now = clock.businessNow();
      const due = await takeDuePayment(tx, now);
      if (!due) return undefined;
      const { payment, order } = due;
      const change = { checks: payment.checks + 1, nextCheckAt: nextCheckOf(payment, order, now) };
      await scheduleCheck(tx, payment, change);
      return payment;
    });

  function gatewayOf(payment: Payment): PaymentGateway {
    const gateway = gateways.get(payment.provider);
    if (!gateway) throw new Error(`nobody speaks for ${payment.provider}`);
    return gateway;
  }

  const settle = (fact: PaymentFact, { provider }: Payment, cause: string) =>
    settlements.settle(fact, { provider, cause });

  /** Closes at the provider and asks once more: a payment can slip in while closing. */
  async function close(payment: Payment, brand: BrandId, cause: string): Promise<Settlement> {
    const gateway = gatewayOf(payment);
    const closed = await gateway.close(brand, payment.paymentNo);
    const fact = closed.state === 'paid' ? closed : await gateway.query(brand, payment.paymentNo);
    if (fact.state !== 'absent') return settle(fact, payment, cause);
    const settled = await settle({ ...fact, state: 'closed' }, payment, cause);
    await scheduleLateLook(db, payment, new Date(clock.businessNow().getTime() + LATE_LOOK_MS));
    return settled;
  }

  /** Rejects with ProviderUnavailable when the provider does not say. */
  async function check(payment: Payment, order: Order, cause: string): Promise<Settlement> {
    const brand = order.brand as BrandId;
    // Of an order that waits no longer every open attempt is in the way: its payer would pay for nothing.
    const isOver = clock.businessNow() >= order.closesAt || !OPEN_ORDER_STATES.includes(order.state);
    if (isOver && payment.state === 'open') return close(payment, brand, cause);
    return settle(await gatewayOf(payment).query(brand, payment.paymentNo), payment, cause);
  }

  async function checkDue(payment: Payment): Promise<void> {
    const order = await findOrder(db, payment.userId, payment.orderNo);
    if (order) await check(payment, order, 'reconciliation');
    // The late look is the last: whatever it found is settled.
    if (payment.state === 'closed') await scheduleCheck(db, payment, { nextCheckAt: null });
  }

  /** Answers how many payments were due. One that fails holds no other up, nor does a provider that is silent. */
  const lookRound = (report: Report): Promise<number> =>
    workThrough(lease, (payment) => checkDue(payment).catch(report));

  const underWay = new Set<Promise<number>>();

  return {
    /** Looks at everything that is due; what another round of this process looks at already has been looked at, too. */
    async reconcileDue(report: Report = () => {}): Promise<number> {
      const own = lookRound(report);
      underWay.add(own);
      try {
        return await own;
      } finally {
        underWay.delete(own);
        await Promise.allSettled(underWay);
      }
    },

    /**
     * Asks about every attempt that money may still have come for; answers what each brought. One provider's silence
     * keeps nobody from asking the next; where none of them had the money, it is passed on.
     */
    async reconcileOrder(order: Order, cause: string): Promise<Settlement[]> {
      const found: Settlement[] = [];
      let silence: ProviderUnavailable | undefined;
      for (const payment of await listPayments(db, order.userId, order.orderNo)) {
        if (payment.state !== 'open' && payment.state !== 'closed') continue;
        try {
          found.push(await check(payment, order, cause));
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

/** The next moment of the schedule that is still to come; after the last, soon, until it is settled. */
function nextCheckOf({ createdAt, checks }: Payment, { closesAt }: Order, now: Date): Date {
  const ends = closesAt.getTime();
  const moments = PAYMENT_CHECKS_MS.map((wait) => new Date(Math.min(createdAt.getTime() + wait, ends)));
  const doublings = Math.min(MOST_DOUBLINGS, Math.max(0, checks - PAYMENT_CHECKS_MS.length));
  return moments.find((moment) => moment > now) ?? new Date(now.getTime() + RETRY_MS * 2 ** doublings);
}
