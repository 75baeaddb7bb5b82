import { CODE } from '@juban/contract/code-names';
import { OPEN_ORDER_STATES } from '@juban/domain';
import { Refusal } from '../../lib/refusal.ts';
import type { Order } from './order.repository.ts';

/** Refuses one that is paid, closed or over: no provider is asked for money for it. */
export function demandPayable({ state, closesAt }: Pick<Order, 'state' | 'closesAt'>, now: Date): void {
  const isOpen = OPEN_ORDER_STATES.includes(state);
  if (isOpen && now < closesAt) return;
  throw new Refusal(isOpen || state === 'closed' ? CODE.orderClosed : CODE.orderPaid);
}
