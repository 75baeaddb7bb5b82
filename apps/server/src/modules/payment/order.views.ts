import type { CallOutput } from '@juban/contract';
import type { ProviderId } from '../../ports/payment-gateway.ts';
import type { Order } from './order.repository.ts';
import type { Payment } from './payment.repository.ts';

const FEN_A_YUAN = 100;

type Detail = CallOutput<'getOrder'>;

/** An order as lists show it. */
export function orderSummaryOf(order: Order): CallOutput<'listOrders'>['content'][number] {
  const { orderNo, state, goodsCode, goodsName, currency, days, vPower, renewable } = order;
  return {
    orderNo,
    state,
    goodsCode,
    goodsName,
    price: order.fen / FEN_A_YUAN,
    currency,
    days,
    vPower,
    renewable,
    createTime: order.createdAt.getTime(),
    closeTime: order.closesAt.getTime(),
    payTime: order.paidAt?.getTime() ?? null,
  };
}

const CHANNEL_OF: Readonly<Record<ProviderId, Detail['payChannel']>> = {
  alipay: 'aliPay',
  wechat: 'wechat',
  qihoo: 'qihoo',
  lenovo: 'lenovo',
  apple: 'apple',
};

/** The channel the money came by, else that of the last attempt. */
export function payChannelOf(payments: readonly Payment[]): Detail['payChannel'] {
  const paid = payments.find(({ tradeNo, surplus }) => tradeNo !== null && !surplus) ?? payments.at(-1);
  return paid ? CHANNEL_OF[paid.provider] : null;
}
