-- Refunds made at the provider ------------------------------------------------------------------------
-- The number of a refund that was made in the provider's own console, where the provider names one.
alter table refunds add column provider_refund_no text;
alter table refunds add constraint refunds_provider_refund_no
  check (provider_refund_no is null or kind = 'provider');
create unique index refunds_by_provider_no on refunds (user_id, payment_no, provider_refund_no)
  where provider_refund_no is not null;

-- Gifts and activity rewards that rest on a refunded order. withdrawn: the partner had not been asked yet, and is not
-- asked any more. kept: the partner has given it already. restored: the refund failed or was reversed.
alter table outbox_messages add column withdrawn_at timestamptz;
alter table outbox_messages add constraint outbox_messages_withdrawn_is_dead
  check (withdrawn_at is null or (dead_at is not null and delivered_at is null));

create table reward_reversals (
  user_id bigint not null references users (id),
  refund_no text not null,
  grant_cause text not null,
  state text not null check (state in ('withdrawn', 'kept', 'restored')),
  at timestamptz not null,
  primary key (user_id, refund_no, grant_cause),
  foreign key (user_id, refund_no) references refunds (user_id, refund_no)
);
create trigger reward_reversals_stay before delete on reward_reversals
  for each row execute function refuse_change();

-- Payments made before this migration are looked at once more, each at its next regular moment.
update payments set next_check_at = case
    when paid_at + interval '1 day' > now() then paid_at + interval '1 day'
    when paid_at + interval '7 days' > now() then paid_at + interval '7 days'
    when paid_at + interval '30 days' > now() then paid_at + interval '30 days' end
  where state = 'paid' and not surplus and provider <> 'apple' and paid_at is not null;
