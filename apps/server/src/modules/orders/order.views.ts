import type { CallOutput } from '@juban/contract';
import { yuanOf } from '@juban/domain';
import { PAY_CHANNEL_OF } from '../../lib/pay-channel-names.ts';
import type { Payment } from '../payments/payment-records.service.ts';
import type { Order } from './order.repository.ts';

type Detail = CallOutput<'getOrder'>;

/** An order in lists. */
export function orderSummaryOf(order: Order): CallOutput<'listOrders'>['content'][number] {
  const { orderNo, state, goodsCode, goodsName, currency, days, vPower, renewable } = order;
  return {
    orderNo,
    state,
    goodsCode,
    goodsName,
    price: yuanOf(order.fen),
    currency,
    days,
    vPower,
    renewable,
    createTime: order.createdAt.getTime(),
    closeTime: order.closesAt.getTime(),
    payTime: order.paidAt?.getTime() ?? null,
  };
}

/** The channel of the payment, otherwise that of the last attempt. */
export function payChannelOf(payments: readonly Payment[]): Detail['payChannel'] {
  const paid = payments.find(({ tradeNo, surplus }) => tradeNo !== null && !surplus) ?? payments.at(-1);
  return paid ? PAY_CHANNEL_OF[paid.provider] : null;
}
