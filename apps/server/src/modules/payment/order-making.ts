import { CODE } from '@juban/contract/code-names';
import { findOrderLimit, NEW_ORDERS_WINDOW_MS, ORDER_LIFE_MS } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { countOrders, findOpenOrder, type NewOrder, type Order } from './order.repository.ts';

/** When an order that is made at this moment stops taking money. */
export const closingTimeOf = (createdAt: Date) => new Date(createdAt.getTime() + ORDER_LIFE_MS);

/** What an order sold, for the next one of the same: all of it but how it went. */
export function sameAgain({ state: _state, paidAt: _paid, endedAt: _ended, ...sold }: Order) {
  return sold;
}

const CODE_OF = { open: CODE.tooManyOpenOrders, new: CODE.tooManyNewOrders } as const;

type Wanted = Pick<NewOrder, 'userId' | 'requestHash' | 'createdAt'>;

/**
 * Undefined where one more order may be made. Beyond the limits the same request gets its open order again, and any
 * other is refused. The caller holds the user's row, so that parallel requests are counted one after another.
 */
export async function findRoom(
  tx: Db,
  { userId, requestHash, createdAt }: Wanted,
): Promise<Order | undefined> {
  const since = new Date(createdAt.getTime() - NEW_ORDERS_WINDOW_MS);
  const limit = findOrderLimit(await countOrders(tx, userId, { now: createdAt, since }));
  if (!limit) return undefined;
  const open = await findOpenOrder(tx, userId, { requestHash, closesAfter: createdAt });
  if (!open) throw new Refusal(CODE_OF[limit]);
  return open;
}
