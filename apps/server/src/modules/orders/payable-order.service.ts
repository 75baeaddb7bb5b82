import { CODE } from '@juban/contract/code-names';
import { OPEN_ORDER_STATES } from '@juban/domain';
import { Refusal } from '../../lib/refusal.ts';
import type { Order } from './order.repository.ts';

type OrderTimes = Pick<Order, 'state' | 'closesAt'>;

const isOpen = ({ state }: OrderTimes): boolean => OPEN_ORDER_STATES.includes(state);

/** An open order whose time is not over. */
export const isPayable = (order: OrderTimes, now: Date): boolean => isOpen(order) && now < order.closesAt;

/** Refuses paid, closed and expired orders, so that no provider is asked for money for them. */
export function requirePayable(order: OrderTimes, now: Date): void {
  if (isPayable(order, now)) return;
  throw new Refusal(isOpen(order) || order.state === 'closed' ? CODE.orderClosed : CODE.orderPaid);
}
