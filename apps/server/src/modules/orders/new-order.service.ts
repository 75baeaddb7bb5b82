import { CODE } from '@juban/contract/code-names';
import { findOrderLimit, NEW_ORDERS_WINDOW_MS, ORDER_LIFE_MS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { countOrders, findOpenOrder, type NewOrder, type Order } from './order.repository.ts';

/** When an order that is made now stops accepting money. */
export const closingTimeOf = (createdAt: Date) => new Date(createdAt.getTime() + ORDER_LIFE_MS);

/** What an order sold, without its progress: the next order of a subscription sells the same. */
export function termsOf({ state: _state, paidAt: _paid, endedAt: _ended, ...sold }: Order) {
  return sold;
}

const CODE_OF = { open: CODE.tooManyOpenOrders, new: CODE.tooManyNewOrders } as const;

type OrderRequest = Pick<NewOrder, 'userId' | 'requestHash' | 'createdAt'>;

/**
 * Undefined if the user may make one more order. Beyond the limits, the same request gets its open order again and any
 * other request is refused. The caller has locked the user's row, so that parallel requests are counted sequentially.
 */
export async function checkOrderLimits(
  tx: Db,
  { userId, requestHash, createdAt }: OrderRequest,
): Promise<Order | undefined> {
  const since = new Date(createdAt.getTime() - NEW_ORDERS_WINDOW_MS);
  const limit = findOrderLimit(await countOrders(tx, userId, { now: createdAt, since }));
  if (!limit) return undefined;
  const open = await findOpenOrder(tx, userId, { requestHash, closesAfter: createdAt });
  if (!open) throw new Refusal(CODE_OF[limit]);
  return open;
}
