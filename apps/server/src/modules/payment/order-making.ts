import { ORDER_LIFE_MS } from '@juban/domain';
import type { Order } from './order.repository.ts';

/** When an order that is made at this moment stops taking money. */
export const closingTimeOf = (createdAt: Date) => new Date(createdAt.getTime() + ORDER_LIFE_MS);

/** What an order sold, for the next one of the same: all of it but how it went. */
export function sameAgain({ state: _state, paidAt: _paid, endedAt: _ended, ...sold }: Order) {
  return sold;
}
