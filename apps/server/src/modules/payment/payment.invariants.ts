import type { Invariant } from '../../db/invariant.ts';
import { GRACE, NOW } from '../../db/invariant-time.ts';

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

/** Paid and never given: it waits for a review, or was refused. */
const isHeld = (orderNo: string) => `exists (select 1 from holds h
  where h.subject_kind = 'order' and h.subject_id = ${orderNo} and h.state in ('held', 'refused'))`;

const granted: Invariant = {
  name: 'a fulfilment has its days and V power in the ledgers, and no purchase there is without one',
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
  name: 'money that came in bought its order, once, or is too much and goes back',
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

/** What a refund changed in a ledger; refunds were once not numbered in their causes. */
const changeBy = (ledger: string) => `
  coalesce((select sum(e.amount) from ledger_entries e
    where e.user_id = r.user_id and e.ledger = '${ledger}' and e.source = 'refund' and e.cause in (
      'order:' || r.order_no || ':refund',
      'order:' || r.order_no || ':refund:' || r.refund_no,
      'order:' || r.order_no || ':refund:' || r.refund_no || ':returned')), 0)`;

const TAKEN = `r.state in ('asked', 'done')`;

const refunded: Invariant = {
  name: 'refunds of a payment are at most what was paid, and each takes back what it says it took',
  promises: [6],
  query: `
    select p.user_id, p.payment_no as what from payments p
    left join lateral (
      select coalesce(sum(r.fen) filter (where ${TAKEN}), 0) as fen, count(*) filter (where r.state = 'asked') as asked,
        count(*) filter (where (r.kind = 'surplus') <> p.surplus or r.order_no <> p.order_no) as strange, count(*) as number
      from refunds r where r.user_id = p.user_id and r.payment_no = p.payment_no
    ) r on true
    where r.fen <> p.refunded_fen or r.fen > p.fen or r.strange > 0 or (p.surplus and r.number = 0)
      or (p.state = 'refunding') <> (r.asked = 1) or (p.state = 'refunded') <> (r.asked = 0 and r.fen = p.fen)
    union all
    select r.user_id, r.refund_no from refunds r
    left join fulfilments f on f.user_id = r.user_id and f.payment_no = r.payment_no
    where case when r.kind = 'surplus' then f.order_no is not null or ${changeBy('entitlement')} <> 0
      else f.order_no is null or r.days > f.days
        or ${changeBy('entitlement')} <> case
          when not ${TAKEN} or (r.state = 'asked' and r.days is null) then 0 else -coalesce(r.days, f.days) end
        or ${changeBy('v_power')} <> case
          when not ${TAKEN} or (r.state = 'asked' and r.days is null) then 0
          else r.v_power_short - coalesce(r.v_power, f.v_power) end
        or ${changeBy('points')} <> case when ${TAKEN} then -coalesce(r.points, 0) else 0 end
      end
    union all
    select o.user_id, o.order_no from orders o
    left join lateral (
      select coalesce(sum(r.fen) filter (where ${TAKEN}), 0) as fen, bool_or(r.state = 'asked') as under_way
      from refunds r where r.user_id = o.user_id and r.order_no = o.order_no and r.kind <> 'surplus'
    ) r on true
    where o.state in ${PAID_STATES} and case
      when r.under_way then o.state <> 'refunding'
      when r.fen = 0 then o.state not in ('paid', 'fulfilled')
      when r.fen < o.fen then o.state <> 'partly-refunded'
      else o.state <> 'refunded' end
    union all
    select e.user_id, e.cause from ledger_entries e
    where e.source = 'refund' and e.cause like 'order:%' and not exists (
      select 1 from refunds r where r.user_id = e.user_id and r.kind <> 'surplus'
        and split_part(e.cause, ':', 2) = r.order_no
        and (split_part(e.cause, ':', 4) in ('', r.refund_no)))`,
  counts: 'select count(*) as rows from refunds',
};

const closedInTime: Invariant = {
  name: 'no order waits for money past its limit',
  promises: [8],
  query: `
    select o.user_id, o.order_no from orders o
    where o.state in ('created', 'paying') and o.closes_at < ${NOW} - ${GRACE} and not exists (
      select 1 from payments p
      where p.user_id = o.user_id and p.order_no = o.order_no and p.state = 'open'
        and p.next_check_at > ${NOW} - ${GRACE})`,
  counts: `select count(*) as rows from orders where closes_at < ${NOW}`,
};

const attemptsEnd: Invariant = {
  name: 'no attempt to pay stays open once its order waits no longer',
  promises: [8],
  query: `
    select p.user_id, p.payment_no from payments p
    join orders o on o.user_id = p.user_id and o.order_no = p.order_no
    where p.state = 'open' and o.state not in ('created', 'paying')
      and coalesce(p.next_check_at, '-infinity') < ${NOW} - ${GRACE}`,
  counts: 'select count(*) as rows from payments',
};

const lawfulSteps: Invariant = {
  name: 'the history of an order is one way along the allowed edges, and ends where the order stands',
  promises: [20],
  query: `
    with way as (
      select s.*, lag(s.to_state, 1, 'none') over steps as before, lead(s.to_state) over steps as after
      from order_steps s window steps as (partition by s.user_id, s.order_no order by s.seq)
    )
    select w.user_id, w.order_no, w.from_state, w.to_state from way w
    left join order_state_edges e on e.from_state = w.from_state and e.to_state = w.to_state
    where e.from_state is null or w.before <> w.from_state
    union all
    select o.user_id, o.order_no, null, o.state from orders o
    left join way w on w.user_id = o.user_id and w.order_no = o.order_no and w.after is null
    where w.to_state is distinct from o.state`,
  counts: 'select count(*) as rows from order_steps',
};

const refundsUnderWay: Invariant = {
  name: 'a refund that was asked for is on its way',
  promises: [6],
  query: `
    select r.user_id, r.refund_no, m.last_error from refunds r
    left join outbox_messages m on m.message_key = r.refund_no
    where r.state = 'asked' and (m.id is null or m.dead_at is not null or m.delivered_at is not null
      or m.due_at < ${NOW} - ${GRACE})`,
  counts: 'select count(*) as rows from refunds',
};

/** What must hold of orders and money at any moment; each query answers the rows that break it. */
export const paymentInvariants: readonly Invariant[] = [
  fulfilledOnce,
  granted,
  paidInFull,
  settledOnce,
  refunded,
  closedInTime,
  attemptsEnd,
  lawfulSteps,
  refundsUnderWay,
];
