import type { OrderDetail, OrderSummary } from '../order-data.ts';

const AT = Date.parse('2026-11-02T21:14:37+08:00');

/** A paid month of membership. */
export function makeOrder(over: Partial<OrderDetail> = {}): OrderDetail {
  return {
    orderNo: '26110221143704881100042',
    state: 'fulfilled',
    goodsCode: 'month',
    goodsName: 'VIP 月卡',
    price: 22,
    currency: 'CNY',
    days: 31,
    vPower: 22,
    renewable: false,
    createTime: AT,
    closeTime: AT + 3_600_000,
    payTime: AT + 60_000,
    payChannel: 'aliPay',
    waits: false,
    review: null,
    payableBy: null,
    steps: [{ state: 'created', time: AT }],
    agreements: [],
    fromPath: '/vip',
    refund: {
      allowed: true,
      endsRenewal: false,
      reason: null,
      askTime: null,
      doneTime: null,
      note: null,
      rule: '支付后 7 天内可以退款',
      parts: [],
    },
    ...over,
  };
}

export function makeSummary(orderNo: string, day: string, over: Partial<OrderSummary> = {}): OrderSummary {
  return { ...makeOrder(), orderNo, createTime: Date.parse(`${day}T12:00:00+08:00`), ...over };
}
