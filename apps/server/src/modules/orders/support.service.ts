import type { BrandId } from '@juban/catalog';
import { ownerOf, refundCause, returnCause } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { providerHas } from '../../lib/provider-traits.ts';
import { type PaymentFact, type PaymentGateway, ProviderUnavailable } from '../../ports/payment-gateway.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import type { NotificationService } from '../payments/notification.service.ts';
import {
  listNotifications,
  listPayments,
  type Payment,
  type StoredNotification,
} from '../payments/payment-records.service.ts';
import type { AuditFault } from '../reconciliation/audit.service.ts';
import type { ReconcileService } from '../reconciliation/reconcile.service.ts';
import type { RefundService } from '../refunds/refund.service.ts';
import { listRefunds, listReversals } from '../refunds/refund-records.service.ts';
import type { RefundedContractsService } from '../renewals/refunded-contracts.service.ts';
import { findFulfilment } from '../settlement/fulfilment.service.ts';
import { findOrder, listSteps, type Order } from './order.repository.ts';

const UNVERIFIED: ReadonlySet<string> = new Set(['refused', 'failed', 'nobody reads it']);

interface TakenAgain {
  /** The result. */
  line: string;
  isVerified: boolean;
}

export interface SupportDeps {
  db: Db;
  gateways: ReadonlyMap<string, PaymentGateway>;
  membership: Pick<MembershipService, 'listCaused'>;
  notifications: NotificationService;
  reconciliation: ReconcileService;
  refunds: RefundService;
  refundedContracts: Pick<RefundedContractsService, 'endAll'>;
  outbox: Pick<OutboxService, 'revive' | 'drain'>;
}

/** Support's work on one order. All of it is safe to repeat. */
export function createSupportService(deps: SupportDeps) {
  const { db, gateways, membership, notifications, reconciliation, refunds, outbox } = deps;

  async function requireOrder(from: Db, orderNo: string): Promise<Order> {
    const userId = ownerOf(orderNo);
    const order = userId === undefined ? undefined : await findOrder(from, userId, orderNo);
    if (!order) throw new Error(`there is no order ${orderNo}`);
    return order;
  }

  const notificationsOf = async ({ userId, orderNo }: Order) => {
    const payments = await listPayments(db, userId, orderNo);
    return listNotifications(
      db,
      userId,
      payments.map(({ paymentNo }) => paymentNo),
    );
  };

  async function takeAgain(
    { provider, notificationId, body }: StoredNotification,
    { brand }: Order,
  ): Promise<TakenAgain> {
    const lost = findLoss(provider, body);
    if (lost) return { line: `${notificationId}: ${lost}`, isVerified: false };
    const bytes = { body: Buffer.from(body, 'utf8'), headers: {} };
    const reception = await notifications.receive(provider, brand, bytes);
    const outcome = reception?.outcome ?? 'nobody reads it';
    const why = reception?.why ? ` (${reception.why})` : '';
    return { line: `${notificationId}: ${outcome}${why}`, isVerified: !UNVERIFIED.has(outcome) };
  }

  async function reconcile(order: Order): Promise<string[]> {
    const settled = await reconciliation.reconcileOrder(order, 'support');
    return settled.map((one) => ('why' in one ? `${one.outcome} (${one.why})` : one.outcome));
  }

  async function onOrder(orderNo: string, act: (tx: Db, order: Order) => Promise<boolean>): Promise<string> {
    await db.transaction(async (tx) => {
      const { userId } = await requireOrder(tx, orderNo);
      await lockUser(tx, userId);
      const order = await requireOrder(tx, orderNo);
      if (!(await act(tx, order))) throw new Error(`${orderNo} is ${order.state}: nothing changes`);
      await deps.refundedContracts.endAll(tx, userId);
    });
    return (await requireOrder(db, orderNo)).state;
  }

  return {
    /** Everything that is known about an order, each part in the order it happened. */
    async show(orderNo: string) {
      const order = await requireOrder(db, orderNo);
      const { userId } = order;
      const refunded = await listRefunds(db, userId, orderNo);
      const cause = `order:${orderNo}`;
      const changes = refunded.flatMap(({ refundNo }) => {
        const taken = refundCause(cause, refundNo);
        return [taken, returnCause(taken)];
      });
      return {
        order: [order],
        step: await listSteps(db, userId, orderNo),
        payment: await listPayments(db, userId, orderNo),
        notification: await notificationsOf(order),
        fulfilment: [await findFulfilment(db, userId, orderNo)].flatMap((row) => row ?? []),
        ledger: await membership.listCaused(db, userId, [cause, `${cause}:refund`, ...changes]),
        refund: refunded,
        reversal: (await listReversals(db, userId)).filter(({ refundNo }) =>
          refunded.some((refund) => refund.refundNo === refundNo),
        ),
      };
    },

    /**
     * Processes stored notifications again; returns the result of each. If one cannot be verified twice,
     * because of its age or missing headers, the provider is queried instead.
     */
    async replay(orderNo: string): Promise<string[]> {
      const order = await requireOrder(db, orderNo);
      const taken: TakenAgain[] = [];
      for (const notification of await notificationsOf(order))
        taken.push(await takeAgain(notification, order));
      const lines = taken.map(({ line }) => line);
      if (taken.every(({ isVerified }) => isVerified)) return lines;
      const asked = await reconcile(order).then(
        (settled) => settled.join(', ') || 'nothing is left to settle',
        (cause: Error) => {
          if (cause instanceof ProviderUnavailable) return 'the provider does not answer';
          throw cause;
        },
      );
      return [...lines, `asked instead: ${asked}`];
    },

    /** Queries the provider now and settles its answer. */
    reconcile: async (orderNo: string): Promise<string[]> => reconcile(await requireOrder(db, orderNo)),

    /** Our state of each payment beside the provider's; returns the differences. */
    async compare(orderNo: string): Promise<AuditFault[]> {
      const order = await requireOrder(db, orderNo);
      const faults: AuditFault[] = [];
      for (const payment of await listPayments(db, order.userId, orderNo)) {
        if (providerHas(payment.provider, 'appStore')) continue;
        const fact = await gateways.get(payment.provider)?.query(order.brand as BrandId, payment.paymentNo);
        const why = fact && findDisagreement(payment, fact.state);
        if (why) faults.push({ paymentNo: payment.paymentNo, why });
      }
      return faults;
    },

    /**
     * Refunds an order whatever its age, all that is left or that many fen; a refund in progress is retried
     * at once. Returns the order's state.
     */
    async refund(orderNo: string, reason: string, fen?: number): Promise<string> {
      await db.transaction(async (tx) => {
        const { userId } = await requireOrder(tx, orderNo);
        await lockUser(tx, userId);
        const order = await requireOrder(tx, orderNo);
        const isAsked = await refunds.askOrder(tx, order, { kind: 'support', reason, fen });
        if (!isAsked && fen !== undefined)
          throw new Error(`${orderNo} is ${order.state} or has less than ${fen} fen left`);
        await deps.refundedContracts.endAll(tx, userId);
      });
      const order = await requireOrder(db, orderNo);
      for (const { refundNo, state } of await listRefunds(db, order.userId, orderNo)) {
        if (state === 'asked') await outbox.revive(refundNo);
      }
      await outbox.drain();
      return (await requireOrder(db, orderNo)).state;
    },

    /** The provider has refunded it by itself, all of it or that many fen: takes back what it bought. */
    async refundedThere(orderNo: string, reason: string, fen?: number): Promise<string> {
      return onOrder(orderNo, (tx, order) =>
        refunds.takeBack(tx, order, { reason, ...(fen ? { fen } : {}) }),
      );
    },

    /** The provider has reversed its latest refund: what was taken back is restored. */
    async refundReversed(orderNo: string): Promise<string> {
      return onOrder(orderNo, (tx, order) => refunds.reverse(tx, order));
    },
  };
}

/** Why a stored notification cannot be verified again. */
function findLoss(provider: string, body: string): string | undefined {
  if (body === '') return 'forgotten with its account';
  return providerHas(provider, 'signsInHeaders') ? 'signed in headers, which are not kept' : undefined;
}

/** The provider's state first: a payment that was refunded in full is closed there. */
const AGREEING: Readonly<Record<PaymentFact['state'], ReadonlySet<Payment['state']>>> = {
  paid: new Set(['paid', 'refunding']),
  open: new Set(['open']),
  absent: new Set(['open', 'closed']),
  closed: new Set(['open', 'closed', 'refunding', 'refunded']),
};

function findDisagreement(payment: Payment, there: PaymentFact['state']): string | undefined {
  const here = payment.state;
  // WeChat calls a payment closed as soon as a part of it was refunded.
  if (there === 'closed' && payment.refundedFen > 0) return undefined;
  return AGREEING[there].has(here) ? undefined : `${here} here, but ${there} at the provider`;
}
