import type { BrandId } from '@juban/catalog';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type PaymentGateway,
  type PaymentRequest,
  type PaymentStart,
  type ProviderId,
  ProviderUnavailable,
} from '../../ports/payment-gateway.ts';
import { findOrder, moveOrder, type Order } from './order.repository.ts';
import type { Payment } from './payment.repository.ts';

/** Who stands behind the names that clients pay by. */
const PROVIDER_OF: Readonly<Record<string, ProviderId>> = {
  aliPay: 'alipay',
  wechat: 'wechat',
  qihoo: 'qihoo',
  lenovo: 'lenovo',
  apple: 'apple',
};
const RESULT_PAGE = '/vip/pay-result';

export interface PaymentStartDeps {
  db: Db;
  clock: Clock;
  gateways: ReadonlyMap<string, PaymentGateway>;
  /** The origin that the provider and the payer's browser reach us by. */
  publicOrigin: string;
}

export type PaymentStartService = ReturnType<typeof createPaymentStartService>;

/** The way from an order to its provider: nothing here happens inside a transaction. */
export function createPaymentStartService({ db, clock, gateways, publicOrigin }: PaymentStartDeps) {
  const demand = (gateway: PaymentGateway | undefined): PaymentGateway => {
    if (!gateway) throw new Refusal('2102');
    return gateway;
  };

  function requestOf(order: Order, { paymentNo, provider }: Payment): PaymentRequest {
    const back = new URL(order.returnPath || RESULT_PAGE, publicOrigin);
    back.searchParams.set('orderNo', order.orderNo);
    const left = order.closesAt.getTime() - clock.businessNow().getTime();
    return {
      brand: order.brand as BrandId,
      paymentNo,
      fen: order.fen,
      title: order.goodsName,
      notifyUrl: `${publicOrigin}/pay/notify/${provider}/${order.brand}`,
      returnUrl: back.href,
      expiresAt: new Date(clock.realNow().getTime() + left),
    };
  }

  return {
    gatewayOf: (payChannel: string) => demand(gateways.get(PROVIDER_OF[payChannel] ?? '')),

    merchantOf: (gateway: PaymentGateway, brand: BrandId) => answered(gateway.merchantOf(brand)),

    /** What the payer needs to pay; asked for again it is the same payment, and the provider takes money for it once. */
    async start(payment: Payment): Promise<PaymentStart> {
      const { userId, orderNo, method, provider } = payment;
      const order = await findOrder(db, userId, orderNo);
      if (!order) throw new Refusal('4040');
      const started = await answered(demand(gateways.get(provider)).start(method, requestOf(order, payment)));
      const at = clock.businessNow();
      const facts = { isPaid: order.paidAt !== null, isOver: at >= order.closesAt, isRefunded: false };
      // False where it is paying, paid or closed already: then this was only a repeat.
      await db.transaction((tx) => moveOrder(tx, order, { to: 'paying', cause: 'start', at, facts }));
      return started;
    },
  };
}

/** A provider that does not answer is nobody's fault here: the order waits, and may be tried again. */
async function answered<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal('2103');
    throw error;
  }
}
