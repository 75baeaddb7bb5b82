import type { Invariant } from '../../db/invariant.ts';
import { GRACE, NOW } from '../../db/invariant-time.ts';

const PAID_STATES = `('paid', 'fulfilled', 'refunding', 'partly-refunded', 'refunded')`;

/** What a refund changed in a ledger; early refunds have no number in their causes. */
const changeBy = (ledger: string) => `
  coalesce((select sum(e.amount) from ledger_entries e
    where e.user_id = r.user_id and e.ledger = '${ledger}' and e.source = 'refund' and e.cause in (
      'order:' || r.order_no || ':refund',
      'order:' || r.order_no || ':refund:' || r.refund_no,
      'order:' || r.order_no || ':refund:' || r.refund_no || ':returned')), 0)`;

const TAKEN = `r.state in ('asked', 'done')`;

const refunded: Invariant = {
  name: 'refunds of a payment are at most what was paid, and each takes back what it records',
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

const refundsUnderWay: Invariant = {
  name: 'a refund that was requested has its message queued',
  promises: [6],
  query: `
    select r.user_id, r.refund_no, m.last_error from refunds r
    left join outbox_messages m on m.message_key = r.refund_no
    where r.state = 'asked' and (m.id is null or m.dead_at is not null or m.delivered_at is not null
      or m.due_at < ${NOW} - ${GRACE})`,
  counts: 'select count(*) as rows from refunds',
};

/** Invariants of refunds. */
export const refundInvariants: readonly Invariant[] = [refunded, refundsUnderWay];
