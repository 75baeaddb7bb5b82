import { OPEN_ORDER_STATES, PAID_WAY } from '@juban/domain';
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

/** A verified notification as it came, for the record. */
export interface KeptNotification {
  id: string;
  body: string;
}

export interface Settled {
  orderNo: string;
  days: number;
  vPower: number;
  /** The order waits for no money any more: this goes back. */
  isSurplus: boolean;
}

const WAY_FROM = PAID_WAY.map(([from]) => from);
const WAY_TO = PAID_WAY.map(([, to]) => to);

/**
 * Everything of ours that a payment moves, in one statement that latches on the payment's state: what was frozen must
 * equal what was paid, an order that waits goes its whole way, any other leaves the money to be given back.
 */
const settle = namedStatement<{ order_no: string; days: number; v_power: number; late: boolean }>(
  'settle_payment',
  `with found as (
    select o.order_no, o.state, o.days, o.v_power, not o.state = any($10::text[]) as late
    from payments p join orders o on o.user_id = p.user_id and o.order_no = p.order_no
    where p.user_id = $1::bigint and p.payment_no = $2::text and p.provider = $3::text and o.brand = $4::text
      and p.fen = $5::int and p.currency = $6::text and p.app_id = $7::text and p.seller_id = $8::text
  ), moved as (
    update payments p
    set state = 'paid', trade_no = $9::text, paid_at = $13::timestamptz, surplus = f.late, next_check_at = null
    from found f
    where p.user_id = $1::bigint and p.payment_no = $2::text and p.state in ('open', 'closed')
    returning f.*
  ), advanced as (
    update orders o set state = 'fulfilled', paid_at = $13::timestamptz
    from moved m
    where o.user_id = $1::bigint and o.order_no = m.order_no and o.state = m.state and not m.late
    returning m.*
  ), steps as (
    insert into order_steps (user_id, order_no, from_state, to_state, cause, at)
    select $1::bigint, a.order_no, w.from_state, w.to_state, $14::text, $13::timestamptz
    from advanced a, unnest($11::text[], $12::text[]) with ordinality as w (from_state, to_state, place)
    where w.place >= array_position($11::text[], a.state)
    order by w.place
  ), done as (
    insert into fulfilments (user_id, order_no, payment_no, days, v_power, fulfilled_at)
    select $1::bigint, a.order_no, $2::text, a.days, a.v_power, $13::timestamptz from advanced a
  ), kept as (
    insert into payment_notifications (user_id, provider, notification_id, payment_no, body, received_at)
    select $1::bigint, $3::text, $15::text, $2::text, $16::text, $13::timestamptz from moved where $15::text is not null
    on conflict (user_id, provider, notification_id) do nothing
  )
  select order_no, days, v_power, late from moved`,
);

/** Undefined when nothing moved: unknown, different from what was frozen, or settled before. The user's row is held. */
export async function settlePaid(
  tx: Db,
  fact: PaidFact,
  { cause, at, notification }: { cause: string; at: Date; notification: KeptNotification | undefined },
): Promise<Settled | undefined> {
  const { userId, paymentNo, provider, brand, tradeNo, fen, currency, appId, sellerId } = fact;
  const frozen = [userId, paymentNo, provider, brand, fen, currency, appId, sellerId];
  const way = [OPEN_ORDER_STATES, WAY_FROM, WAY_TO];
  const kept = [notification?.id ?? null, notification?.body ?? null];
  const [row] = await settle(tx, [...frozen, tradeNo, ...way, at.toISOString(), cause, ...kept]);
  return row && { orderNo: row.order_no, days: row.days, vPower: row.v_power, isSurplus: row.late };
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
