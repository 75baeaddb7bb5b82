import type { BrandId, ClientType } from '@juban/catalog';
import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { browserMethodOf } from '../../lib/browser-method.ts';
import { notifyUrlOf } from '../../lib/notify-url.ts';
import { providerOf } from '../../lib/pay-channel-names.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  Payer,
  PaymentGateway,
  PaymentMethod,
  PaymentRequest,
  PaymentStart,
} from '../../ports/payment-gateway.ts';
import { findOrder, moveOrder, type Order } from '../orders/order-records.service.ts';
import { requirePayable } from '../orders/payable-order.service.ts';
import type { ContractSigningService } from '../renewals/contract-signing.service.ts';
import { insertAttempt, listPayments, type Payment } from './payment.repository.ts';
import { makeAttempt } from './payment-attempt.service.ts';
import { hasPage } from './payment-bodies.service.ts';
import { refuseIfUnavailable } from './provider-answer.service.ts';

const RESULT_PAGE = '/vip/pay-result';
/** More attempts than a buyer needs. */
const MOST_ATTEMPTS = 20;

/** Of this start, overriding the order's values. */
export interface StartOptions {
  payer?: Payer;
  /** A path of ours; by default the order's own. */
  returnPath?: string;
}

export interface PaymentStartDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  /** Our origin for the provider and the payer's browser. */
  publicOrigin: string;
  contracts: Pick<ContractSigningService, 'signingOf'>;
}

export type PaymentStartService = ReturnType<typeof createPaymentStartService>;

/** Starts payments of an order at its provider: nothing here runs inside a transaction. */
export function createPaymentStartService(deps: PaymentStartDeps) {
  const { db, clock, gateways, publicOrigin, contracts } = deps;
  const requireGateway = (gateway: PaymentGateway | undefined): PaymentGateway => {
    if (!gateway) throw new Refusal(CODE.payChannelUnfit);
    return gateway;
  };

  const merchantOf = (gateway: PaymentGateway, brand: BrandId) =>
    refuseIfUnavailable(gateway.merchantOf(brand));

  function requestOf(
    order: Order,
    { paymentNo, provider }: Payment,
    { payer, returnPath = order.returnPath }: StartOptions,
  ): PaymentRequest {
    const back = new URL(returnPath || RESULT_PAGE, publicOrigin);
    back.searchParams.set('orderNo', order.orderNo);
    // A path named by the client has its client type; ours would use the default brand's.
    if (!returnPath) back.searchParams.set('ct', order.clientType);
    const left = order.closesAt.getTime() - clock.businessNow().getTime();
    return {
      brand: order.brand as BrandId,
      paymentNo,
      fen: order.fen,
      title: order.goodsName,
      notifyUrl: notifyUrlOf(publicOrigin, provider, order.brand),
      returnUrl: back.href,
      expiresAt: new Date(clock.realNow().getTime() + left),
      ...(payer ? { payer } : {}),
    };
  }

  return {
    /** The gateway that accepts that channel's money by that method. */
    gatewayOf(payChannel: string, method: PaymentMethod): PaymentGateway {
      const gateway = requireGateway(gateways.get(providerOf(payChannel) ?? ''));
      return requireGateway(gateway.methods.has(method) ? gateway : undefined);
    },

    merchantOf,

    /** The payment methods of a channel; none if no provider is configured for it. */
    methodsOf: (payChannel: string): ReadonlySet<PaymentMethod> =>
      gateways.get(providerOf(payChannel) ?? '')?.methods ?? new Set(),

    /** The wallet page that a browser of that client uses; undefined if it has none. */
    pageMethodOf(clientType: ClientType, payChannel: string): PaymentMethod | undefined {
      const method = browserMethodOf(clientType, payChannel);
      const gateway = gateways.get(providerOf(payChannel) ?? '');
      return gateway && hasPage(gateway.provider) && gateway.methods.has(method) ? method : undefined;
    },

    /** The open attempt by that provider and method, otherwise the next one; parallel callers get the same. */
    async attemptOf(order: Order, gateway: PaymentGateway, method: PaymentMethod): Promise<Payment> {
      const { provider } = gateway;
      const merchant = await merchantOf(gateway, order.brand as BrandId);
      for (;;) {
        const attempts = await listPayments(db, order.userId, order.orderNo);
        const open = attempts.find(
          (each) => each.provider === provider && each.method === method && each.state === 'open',
        );
        if (open) return open;
        if (attempts.length >= MOST_ATTEMPTS) throw new Refusal(CODE.orderClosed);
        const plan = { attempt: attempts.length + 1, provider, method, merchant, at: clock.businessNow() };
        await insertAttempt(db, makeAttempt(order, plan));
      }
    },

    /** What the payer needs to pay; repeated calls are the same payment, and the provider takes its money once. */
    async start(payment: Payment, options: StartOptions = {}): Promise<PaymentStart> {
      const { userId, orderNo, method, provider } = payment;
      const order = await findOrder(db, userId, orderNo);
      if (!order) throw new Refusal(CODE.notFound);
      requirePayable(order, clock.businessNow());
      const gateway = requireGateway(gateways.get(provider));
      const contract = await contracts.signingOf(order);
      const request = { ...requestOf(order, payment, options), ...(contract ? { contract } : {}) };
      const started = await refuseIfUnavailable(gateway.start(method, request));
      const at = clock.businessNow();
      const facts = { isPaid: order.paidAt !== null, isOver: at >= order.closesAt };
      await db.transaction(async (tx) => {
        // Closing an order locks the row too, and finds it in the state that it read.
        await lockUser(tx, userId);
        // False if it is paying, paid or closed already: then this was only a repeat.
        await moveOrder(tx, order, { to: 'paying', cause: 'start', at, facts });
      });
      return started;
    },
  };
}
