import { PARTNER_YEAR_CAP_DAYS } from '@juban/domain';
import type { Invariant } from '../../db/invariant.ts';

const PAID = `('paid', 'fulfilled', 'refunding', 'partly-refunded', 'refunded')`;

/** Paid and not granted: it waits for a review, or was refused. */
const IS_HELD = `exists (select 1 from holds h
  where h.subject_kind = 'order' and h.subject_id = o.order_no and h.state in ('held', 'refused'))`;

export const unionInvariants: readonly Invariant[] = [
  {
    name: 'an order of a union records what it owes the partner, and no other order does',
    promises: [],
    query: `
      select o.user_id, o.order_no from orders o
      left join union_orders u on u.user_id = o.user_id and u.order_no = o.order_no
      where (o.family = 'union') <> (u.order_no is not null)`,
    counts: 'select count(*) as rows from union_orders',
  },
  {
    name: 'a paid union has one grant of its partner queued, for the account it was bought for, an unpaid one none',
    promises: [3],
    query: `
      select u.user_id, u.order_no, o.state from union_orders u
      join orders o on o.user_id = u.user_id and o.order_no = u.order_no
      left join outbox_messages m on m.message_key = 'partner:order:' || u.order_no and m.topic = 'partner-grant'
      where (o.state in ${PAID} and not ${IS_HELD}) <> (u.cap_state <> 'waiting') or (u.cap_state = 'counted') <> (m.id is not null)
        or (m.id is not null and m.payload <> jsonb_build_object(
          'partner', u.partner, 'account', u.account, 'days', u.days, 'product', u.product))`,
    counts: `select count(*) as rows from outbox_messages where topic = 'partner-grant'`,
  },
  {
    // The App Store's money cannot be refused: an order made for it afterwards is exempt.
    name: 'a union with a rest was bought by wallets once in its rest',
    promises: [],
    query: `
      select a.user_id, a.order_no, b.order_no as other from union_orders a
      join orders p on p.user_id = a.user_id and p.order_no = a.order_no
      join union_orders b on b.user_id = a.user_id and b.union_type = a.union_type and b.order_no <> a.order_no
      join orders q on q.user_id = b.user_id and q.order_no = b.order_no
      where a.rest_days > 0 and p.paid_at is not null and q.source <> 'app-store' and q.paid_at >= p.paid_at
        and q.paid_at < p.paid_at + a.rest_days * interval '24 hours'
        and a.cap_state <> 'full' and b.cap_state <> 'full'`,
    counts: 'select count(*) as rows from union_turns',
  },
  {
    name: 'a union that its partner had no days left for is refunded, or will be',
    promises: [3, 6],
    query: `
      select u.user_id, u.order_no from union_orders u
      join orders o on o.user_id = u.user_id and o.order_no = u.order_no
      left join fulfilments f on f.user_id = u.user_id and f.order_no = u.order_no
      left join payments p on p.user_id = u.user_id and p.payment_no = f.payment_no
      where u.cap_state = 'full' and p.provider is distinct from 'apple'
        and not exists (select 1 from refunds r
          where r.user_id = u.user_id and r.order_no = u.order_no and r.kind <> 'surplus')
        and not exists (select 1 from outbox_messages m
          where m.message_key = 'union-full:' || u.order_no and m.delivered_at is null)`,
    counts: 'select count(*) as rows from union_orders',
  },
  {
    name: 'days counted for an account in a year are those of its paid orders and its rewards, at most three years',
    promises: [],
    query: `
      with given as (
        select user_id, 'order:' || order_no as cause, partner, account, year, days from union_orders
          where cap_state = 'counted'
        union all
        select user_id, 'activity:' || user_id || ':' || item_id, partner, account, year, days from activity_claims
      ), kept as (
        select g.* from given g where not exists (select 1 from reward_reversals r
          where r.user_id = g.user_id and r.grant_cause = g.cause and r.state = 'withdrawn')
      )
      select coalesce(y.partner, u.partner) as partner, coalesce(y.year, u.year) as year, y.days, u.sum
      from partner_years y full join (
        select partner, account, year, sum(days) as sum from kept group by 1, 2, 3
      ) u on u.partner = y.partner and u.account = y.account and u.year = y.year
      where coalesce(y.days, 0) <> coalesce(u.sum, 0) or coalesce(u.sum, 0) > ${PARTNER_YEAR_CAP_DAYS}`,
    counts: 'select count(*) as rows from partner_years',
  },
];
