import type { Invariant } from '../../db/invariant.ts';

const PAID_STATES = `('paid', 'fulfilled', 'refunding', 'partly-refunded', 'refunded')`;

const fulfilledOnce: Invariant = {
  name: 'an order that was ever paid has one fulfilment, any other none',
  promises: [2],
  query: `
    select o.user_id, o.order_no, o.state from orders o
    left join fulfilments f on f.user_id = o.user_id and f.order_no = o.order_no
    where (f.order_no is not null) <> (o.state in ${PAID_STATES})
      or (f.order_no is not null) <> exists (
        select 1 from order_steps s
        where s.user_id = o.user_id and s.order_no = o.order_no and s.to_state = 'paid')`,
  counts: 'select count(*) as rows from orders',
};

const entryOf = (ledger: string, amount: string) => `
  coalesce((select e.amount from ledger_entries e
    where e.user_id = f.user_id and e.ledger = '${ledger}' and e.cause = 'order:' || f.order_no), 0) <> ${amount}`;

/** Paid and not granted: it waits for a review, or was refused. */
const isHeld = (orderNo: string) => `exists (select 1 from holds h
  where h.subject_kind = 'order' and h.subject_id = ${orderNo} and h.state in ('held', 'refused'))`;

const granted: Invariant = {
  name: 'a fulfilment has its days and V power in the ledgers, and no purchase exists without one',
  promises: [3],
  query: `
    select f.user_id, f.order_no as cause from fulfilments f
    join orders o on o.user_id = f.user_id and o.order_no = f.order_no
    cross join lateral (select case when ${isHeld('f.order_no')} then 0 else 1 end as given) g
    where f.days <> o.days or f.v_power <> o.v_power
      or ${entryOf('entitlement', 'f.days * g.given')} or ${entryOf('v_power', 'f.v_power * g.given')}
    union all
    select e.user_id, e.cause from ledger_entries e
    where e.source = 'purchase' and not exists (
      select 1 from fulfilments f where f.user_id = e.user_id and e.cause = 'order:' || f.order_no)`,
  counts: 'select count(*) as rows from fulfilments',
};

const paidInFull: Invariant = {
  name: 'what was fulfilled was paid: the price, in its currency, to our own application and seller',
  promises: [4],
  query: `
    select f.user_id, f.order_no from fulfilments f
    join orders o on o.user_id = f.user_id and o.order_no = f.order_no
    join payments p on p.user_id = f.user_id and p.payment_no = f.payment_no
    where p.order_no <> o.order_no or p.fen <> o.fen or p.currency <> o.currency
      or p.trade_no is null or p.surplus or p.state not in ('paid', 'refunding', 'refunded')
    union all
    select n.user_id, n.payment_no from payment_notifications n
    left join payments p on p.user_id = n.user_id and p.payment_no = n.payment_no and p.provider = n.provider
    where n.provider = 'alipay' and (p.payment_no is null
      or n.body not like '%app_id=' || p.app_id || '%' or n.body not like '%seller_id=' || p.seller_id || '%')
      and not (n.body = '' and n.user_id in (select user_id from account_deletions where done_at is not null))`,
  counts: 'select count(*) as rows from fulfilments',
};

const settledOnce: Invariant = {
  name: 'money that was received bought its order, once, or is surplus and is refunded',
  promises: [5],
  query: `
    select p.user_id, p.payment_no from payments p
    where (p.state in ('paid', 'refunding', 'refunded')) <> (p.trade_no is not null)
      or (p.trade_no is not null and (
        select count(*) from fulfilments f where f.user_id = p.user_id and f.payment_no = p.payment_no
      ) <> case when p.surplus then 0 else 1 end)
    union all
    select min(p.user_id), p.trade_no from payments p where p.trade_no is not null
    group by p.provider, p.trade_no having count(*) > 1`,
  counts: 'select count(*) as rows from payments where trade_no is not null',
};

/** Invariants of paid orders and their grants; each query returns the rows that break it. */
export const settlementInvariants: readonly Invariant[] = [fulfilledOnce, granted, paidInFull, settledOnce];
