import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';
import type { GrantClauses } from './settle.repository.ts';

/** The last step of an order that was held when it was paid, with everything that it grants. */
const releaseStatement = (clauses: string, further: string) => `
  with advanced as (
    update orders o set state = 'fulfilled'
    where o.user_id = $1::bigint and o.order_no = $2::text and o.state = 'paid'
    returning o.order_no, o.days, o.v_power
  ), steps as (
    insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select $1::bigint, a.order_no, 'paid', 'fulfilled', 'release', $3::timestamptz from advanced a
  ), bought as (
    select $1::bigint as user_id, a.order_no, a.days, a.v_power, 'order:' || a.order_no as cause, $3::timestamptz as at
    from advanced a
  ), ${clauses}, ${further}
  select order_no from advanced`;

/** False if the order is no longer held. The caller has locked the user's row. */
export function prepareRelease({ clauses }: GrantClauses, further: string) {
  const release = namedStatement<{ order_no: string }>('release_order', releaseStatement(clauses, further));
  return async (tx: Db, userId: number, orderNo: string, at: Date): Promise<boolean> =>
    (await release(tx, [userId, orderNo, at.toISOString()])).length > 0;
}
