-- A partner's account is proved by the partner's signed answer or by a code to its phone. Accounts that were only named
-- are bound again: their owners see that none is bound.
delete from union_bindings where phone_sealed is null;

-- Days count for the account's year when the order is paid. full: the year had no days left by then, and the order is
-- refunded.
alter table union_orders add column cap_state text;
alter table union_orders alter column year drop not null;
update union_orders u set cap_state = case when o.paid_at is null then 'waiting' else 'counted' end
  from orders o where o.user_id = u.user_id and o.order_no = u.order_no;
update partner_years y set days = y.days - w.days
  from (
    select u.partner, u.account, u.year, sum(u.days) as days
    from union_orders u join orders o on o.user_id = u.user_id and o.order_no = u.order_no
    where o.paid_at is null and o.state <> 'closed' group by 1, 2, 3
  ) w
  where y.partner = w.partner and y.account = w.account and y.year = w.year;
update union_orders set year = null where cap_state = 'waiting';
alter table union_orders alter column cap_state set not null;
alter table union_orders add constraint union_orders_cap_state
  check (cap_state in ('waiting', 'counted', 'full') and (cap_state = 'counted') = (year is not null));

-- What was withdrawn from the outbox was never given: its days can be given again.
update partner_years y set days = y.days - w.days
  from (
    select g.partner, g.account, g.year, sum(g.days) as days
    from reward_reversals r join (
      select user_id, 'order:' || order_no as grant_cause, partner, account, year, days from union_orders
        where cap_state = 'counted'
      union all
      select user_id, 'activity:' || user_id || ':' || item_id, partner, account, year, days from activity_claims
    ) g on g.user_id = r.user_id and g.grant_cause = r.grant_cause
    where r.state = 'withdrawn' group by 1, 2, 3
  ) w
  where y.partner = w.partner and y.account = w.account and y.year = w.year;

-- Whoever closes an order, and by whatever way: its turn is free.
create or replace function release_union_order() returns trigger language plpgsql as $$
begin
  update union_turns t set free_at = new.ended_at where t.user_id = new.user_id and t.order_no = new.order_no;
  return null;
end $$;

-- cancelled: by us, because what was paid for cannot be given; its reason is a text for the owner.
alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check
  check (kind in ('requested', 'surplus', 'support', 'provider', 'cancelled'));
