import { type OrderState, ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';

const read = namedStatement<{ order_no: string; state: OrderState }>(
  'read_order_states',
  `select o.order_no, o.state from unnest($1::bigint[], $2::text[]) as asked (user_id, order_no)
  join orders o on o.user_id = asked.user_id and o.order_no = asked.order_no`,
);

/** The states of orders, by one query; missing ones are left out. */
export async function readOrderStates(
  db: Db,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, OrderState>> {
  const owners = orderNos.map((orderNo) => ownerOf(orderNo) ?? 0);
  const rows = await read(db, [owners, [...orderNos]]);
  return new Map(rows.map(({ order_no, state }) => [order_no, state]));
}
