import { CODE } from '@juban/contract/code-names';
import { OPEN_ORDER_STATES } from '@juban/domain';
import { Refusal } from '../../lib/refusal.ts';
import type { Order } from './order.repository.ts';

type Standing = Pick<Order, 'state' | 'closesAt'>;

const isOpen = ({ state }: Standing): boolean => OPEN_ORDER_STATES.includes(state);

/** Whether it waits for its money, and its time is not over. */
export const isPayable = (order: Standing, now: Date): boolean => isOpen(order) && now < order.closesAt;

/** Refuses one that is paid, closed or over: no provider is asked for money for it. */
export function demandPayable(order: Standing, now: Date): void {
  if (isPayable(order, now)) return;
  throw new Refusal(isOpen(order) || order.state === 'closed' ? CODE.orderClosed : CODE.orderPaid);
}
