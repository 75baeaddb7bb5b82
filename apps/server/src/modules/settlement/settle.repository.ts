import { OPEN_ORDER_STATES, PAID_PATH } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';

export interface PaidFact {
  userId: number;
  paymentNo: string;
  provider: string;
  brand: string;
  tradeNo: string;
  fen: number;
  currency: string;
  appId: string;
  sellerId: string;
}

/** A verified notification as received, for the record. */
export interface KeptNotification {
  id: string;
  body: string;
}

export interface Occasion {
  cause: string;
  at: Date;
  notification: KeptNotification | undefined;
  /** When the provider is first queried for refunds of the payment. */
  firstCheckAt: Date | null;
}

/** The clauses with which the membership module grants what was bought inside a statement of ours. */
export interface GrantClauses {
  isSettled: (userId: string, at: string) => string;
  clauses: string;
}

const WAY_FROM = PAID_PATH.map(([from]) => from);
const WAY_TO = PAID_PATH.map(([, to]) => to);

/**
 * One statement, so one database call and one transaction. The owner's row is locked first; `due` conditionally updates
 * the payment, which must equal what was paid exactly; `advanced` conditionally updates the order; everything else
 * follows from it. Each condition is checked again on the newest row if another transaction was faster. Other open
 * attempts become due at once, so that reconciliation closes them at their providers. An order that was marked for
 * review becomes paid and no more: it grants nothing until it is released.
 */
const fulfilStatement = ({ isSettled, clauses }: GrantClauses, further: string) => `
  with held as materialized (
    select id from users where id = $1::bigint for update
  ), due as materialized (
    select p.order_no, o.state, exists (select 1 from holds h
      where h.subject_kind = 'order' and h.subject_id = o.order_no and h.state = 'marked') as is_marked
    from held join payments p on p.user_id = held.id
    join orders o on o.user_id = p.user_id and o.order_no = p.order_no
    where p.payment_no = $2::text and p.provider = $3::text and p.fen = $5::int and p.currency = $6::text
      and p.app_id = $7::text and p.seller_id = $8::text and p.state in ('open', 'closed')
      and o.brand = $4::text and o.state = any($10::text[]) and ${isSettled('$1::bigint', '$13::timestamptz')}
    for update of p
  ), advanced as (
    update orders o set state = case when due.is_marked then 'paid' else 'fulfilled' end, paid_at = $13::timestamptz
    from due where o.user_id = $1::bigint and o.order_no = due.order_no and o.state = due.state
    returning o.order_no, o.days, o.v_power, due.state, due.is_marked
  ), moved as (
    update payments p set
      state = case p.payment_no when $2::text then 'paid' else p.state end,
      trade_no = case p.payment_no when $2::text then $9::text else p.trade_no end,
      paid_at = case p.payment_no when $2::text then $13::timestamptz else p.paid_at end,
      next_check_at = case p.payment_no when $2::text then $17::timestamptz else $13::timestamptz end
    from advanced a where p.user_id = $1::bigint and p.order_no = a.order_no
      and (p.payment_no = $2::text or p.state = 'open')
  ), steps as (
    insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select $1::bigint, a.order_no, w.from_state, w.to_state, $14::text, $13::timestamptz
    from advanced a, unnest($11::text[], $12::text[]) with ordinality as w (from_state, to_state, place)
    where w.place >= array_position($11::text[], a.state) and not (a.is_marked and w.to_state = 'fulfilled')
    order by w.place
  ), done as (
    insert into fulfilments (user_id, order_no, payment_no, days, v_power, fulfilled_at)
    select $1::bigint, a.order_no, $2::text, a.days, a.v_power, $13::timestamptz from advanced a
  ), kept as (
    insert into payment_notifications (user_id, provider, notification_id, payment_no, body, received_at)
    select $1::bigint, $3::text, $15::text, $2::text, $16::text, $13::timestamptz
    from advanced where $15::text is not null
    on conflict (user_id, provider, notification_id) do nothing
  ), reviewed as (
    update holds h set state = 'held', held_at = $13::timestamptz
    from advanced a where a.is_marked and h.subject_kind = 'order' and h.subject_id = a.order_no
  ), bought as (
    select $1::bigint as user_id, a.order_no, a.days, a.v_power, 'order:' || a.order_no as cause, $13::timestamptz as at
    from advanced a where not a.is_marked
  ), ${clauses}, ${further}
  select order_no from advanced`;

/**
 * `further` are clauses of modules that act on `bought` (user_id, order_no, at). Fulfils the order of a
 * payment and returns its number; undefined if any condition fails.
 */
export function prepareFulfil(grant: GrantClauses, further: string) {
  const fulfil = namedStatement<{ order_no: string }>('fulfil_order', fulfilStatement(grant, further));
  return async (
    db: Db,
    fact: PaidFact,
    { cause, at, notification, firstCheckAt }: Occasion,
  ): Promise<string | undefined> => {
    const { userId, paymentNo, provider, brand, tradeNo, fen, currency, appId, sellerId } = fact;
    const frozen = [userId, paymentNo, provider, brand, fen, currency, appId, sellerId];
    const way = [OPEN_ORDER_STATES, WAY_FROM, WAY_TO];
    const kept = [notification?.id ?? null, notification?.body ?? null];
    const [row] = await fulfil(db, [
      ...frozen,
      tradeNo,
      ...way,
      at.toISOString(),
      cause,
      ...kept,
      firstCheckAt?.toISOString() ?? null,
    ]);
    return row?.order_no;
  };
}

const keep = namedStatement(
  'keep_notification',
  `insert into payment_notifications (user_id, provider, notification_id, payment_no, body, received_at)
  values ($1::bigint, $2::text, $3::text, $4::text, $5::text, $6::timestamptz)
  on conflict (user_id, provider, notification_id) do nothing`,
);

export interface NotificationRecord {
  userId: number;
  provider: string;
  paymentNo: string;
  notification: KeptNotification;
  at: Date;
}

export async function keepNotification(tx: Db, record: NotificationRecord): Promise<void> {
  const { userId, provider, paymentNo, notification, at } = record;
  await keep(tx, [userId, provider, notification.id, paymentNo, notification.body, at.toISOString()]);
}
