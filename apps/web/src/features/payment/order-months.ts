import { fenOf } from '@juban/domain/money';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { nextPage } from '../../lib/list-pages.ts';
import type { OrderPage, OrderSummary } from './order-data.ts';
import { STATE_FACES } from './order-states.ts';

export interface OrderMonth {
  /** 2026-11, in Shanghai. */
  key: string;
  orders: readonly OrderSummary[];
  /** The sum paid and not refunded; undefined while more of the month may follow. */
  paidFen: number | undefined;
}

/** By month, newest first. A new order shifts the pages by one, so duplicates are dropped. */
export function monthsOf(pages: readonly OrderPage[]): OrderMonth[] {
  const orders = new Map(pages.flatMap(({ content }) => content.map((order) => [order.orderNo, order])));
  const months = new Map<string, OrderSummary[]>();
  for (const order of orders.values()) {
    const key = shanghaiDay(order.createTime).slice(0, 7);
    const month = months.get(key);
    if (month) month.push(order);
    else months.set(key, [order]);
  }
  const last = pages[pages.length - 1];
  const isWhole = last === undefined || nextPage(last) === undefined;
  return [...months].map(([key, ofMonth], at) => ({
    key,
    orders: ofMonth,
    paidFen: isWhole || at < months.size - 1 ? paidFenOf(ofMonth) : undefined,
  }));
}

function paidFenOf(orders: readonly OrderSummary[]): number {
  return orders
    .filter(({ state }) => STATE_FACES[state].paid)
    .reduce((sum, { price }) => sum + fenOf(price), 0);
}
