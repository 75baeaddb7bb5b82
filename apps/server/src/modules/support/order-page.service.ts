import { CODE } from '@juban/contract/code-names';
import { stepTitle } from '@juban/contract/console/cause-titles';
import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { deskTexts } from '@juban/contract/console/desk-texts';
import { explainOrder } from '@juban/contract/console/explain-order';
import { ownerOf, refundCause, returnCause } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentFact, PaymentGateway } from '../../ports/payment-gateway.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import { findOrder, listSteps, type Order } from '../orders/order-history.service.ts';
import { paymentRowOf } from '../payments/payment-list.service.ts';
import { listNotifications, listPayments, type Payment } from '../payments/payment-records.service.ts';
import { listRefunds } from '../refunds/refund-records.service.ts';
import { type BrandScope, isInScope } from '../staff/staff-identity.service.ts';
import type { DeskActsService } from './acts.service.ts';
import { maskedBody } from './masked-body.ts';
import { readOrderFacts, readRefundFacts } from './order-facts.service.ts';
import { compare, readProviderFacts } from './provider-facts.service.ts';

type Page = ConsoleOutput<'getOrder'>;
type Refund = Awaited<ReturnType<typeof listRefunds>>[number];

export interface OrderPageDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  membership: Pick<MembershipService, 'listCaused'>;
  deskActs: Pick<DeskActsService, 'onOrder'>;
}

export type OrderPageService = ReturnType<typeof createOrderPageService>;

/** An order with everything that happened to it, and why it is as it is. */
export function createOrderPageService({ db, clock, gateways, membership, deskActs }: OrderPageDeps) {
  async function explain(
    order: Order,
    payments: readonly Payment[],
    refunds: readonly Refund[],
    there: ReadonlyMap<string, PaymentFact>,
  ): Promise<string> {
    const [facts, refundFacts] = await Promise.all([
      readOrderFacts(db, order),
      Promise.all(refunds.map((refund) => readRefundFacts(db, refund))),
    ]);
    const { state, fen, days, vPower, closesAt, endedAt, paidAt } = order;
    return explainOrder({
      ...{ state, fen, days, vPower, closesAt, endedAt, paidAt, ...facts },
      now: clock.businessNow(),
      payments: payments.map((payment) => ({ ...payment, there: there.get(payment.paymentNo)?.state })),
      refunds: refundFacts,
    });
  }

  async function listLedger({ userId, orderNo }: Order, refunds: readonly Refund[]): Promise<Page['ledger']> {
    const cause = `order:${orderNo}`;
    const taken = refunds.map(({ refundNo }) => refundCause(cause, refundNo));
    const entries = await membership.listCaused(db, userId, [
      cause,
      `${cause}:refund`,
      ...taken,
      ...taken.map(returnCause),
    ]);
    return entries.map(({ at, ledger, amount, cause: why }) => ({
      time: at.getTime(),
      ledger,
      amount,
      cause: why,
    }));
  }

  async function listReceived(userId: number, payments: readonly Payment[]): Promise<Page['notifications']> {
    const numbers = payments.map(({ paymentNo }) => paymentNo);
    const received = numbers.length > 0 ? await listNotifications(db, userId, numbers) : [];
    // The notification that settled a payment was received at the moment at which it was paid.
    const settles = ({ paymentNo, receivedAt }: (typeof received)[number]) =>
      payments.some((one) => one.paymentNo === paymentNo && one.paidAt?.getTime() === receivedAt.getTime());
    return received.map((notification) => ({
      id: notification.notificationId,
      paymentNo: notification.paymentNo,
      time: notification.receivedAt.getTime(),
      outcome: settles(notification) ? deskTexts.noticeSettled : deskTexts.noticeKept,
      body: maskedBody(notification.body),
    }));
  }

  return {
    async get(orderNo: string, scope: BrandScope): Promise<Page> {
      const userId = ownerOf(orderNo);
      const order = userId === undefined ? undefined : await findOrder(db, userId, orderNo);
      if (!order || !isInScope(scope, order.brand)) throw new Refusal(CODE.notFound);
      const [steps, payments, refunds, acts] = await Promise.all([
        listSteps(db, order.userId, orderNo),
        listPayments(db, order.userId, orderNo),
        listRefunds(db, order.userId, orderNo),
        deskActs.onOrder(orderNo),
      ]);
      const asked = { brand: order.brand, now: clock.businessNow() };
      const [there, notifications, ledger] = await Promise.all([
        readProviderFacts(gateways, payments, asked),
        listReceived(order.userId, payments),
        listLedger(order, refunds),
      ]);
      return {
        ...headOf(order, payments),
        explanation: await explain(order, payments, refunds, there),
        steps: steps.map(({ at, from, to, cause }) => ({
          time: at.getTime(),
          from,
          to,
          cause: stepTitle(cause).title,
        })),
        payments: payments.map(paymentRowOf),
        comparison: payments.flatMap((payment) => compare(payment, there.get(payment.paymentNo))),
        notifications,
        refunds: refunds.map(refundRowOf),
        ledger,
        acts,
      };
    },
  };
}

type Head = Omit<
  Page,
  'explanation' | 'steps' | 'payments' | 'comparison' | 'notifications' | 'refunds' | 'ledger' | 'acts'
>;

function headOf(order: Order, payments: readonly Payment[]): Head {
  const paid = payments.find(({ paidAt, surplus }) => paidAt !== null && !surplus);
  return {
    orderNo: order.orderNo,
    userId: String(order.userId),
    state: order.state,
    brand: order.brand,
    clientType: order.clientType,
    goodsName: order.goodsName,
    fen: order.fen,
    provider: (paid ?? payments.at(-1))?.provider ?? '',
    createTime: order.createdAt.getTime(),
    payTime: order.paidAt?.getTime() ?? null,
    goodsId: order.goodsId,
    goodsCode: order.goodsCode,
    family: order.family,
    renewable: order.renewable,
    days: order.days,
    vPower: order.vPower,
    source: withoutSecrets(order.source),
    closeTime: order.closesAt.getTime(),
    agreements: order.agreements.map(({ key, version }) => ({ key, version })),
    refundableFen: paid && paid.state !== 'refunded' ? paid.fen - paid.refundedFen : 0,
  };
}

const refundRowOf = (refund: Refund): Page['refunds'][number] => ({
  refundNo: refund.refundNo,
  fen: refund.fen,
  state: refund.state,
  kind: refund.kind,
  reason: withoutSecrets(refund.reason),
  askTime: refund.askedAt.getTime(),
  doneTime: refund.doneAt?.getTime() ?? null,
  days: refund.days,
  vPower: refund.vPower,
  points: refund.points,
});
