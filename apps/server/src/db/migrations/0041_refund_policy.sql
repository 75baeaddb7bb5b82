-- Refunds -----------------------------------------------------------------------------------------------
-- An order may be refunded in parts, a refund may fail for good, and a provider may reverse one.

insert into order_state_edges values
  ('refunding', 'partly-refunded'), ('partly-refunded', 'refunding'), ('refunding', 'fulfilled'),
  ('refunded', 'fulfilled'), ('refunded', 'partly-refunded'), ('partly-refunded', 'fulfilled');

alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check (state in (
  'created', 'paying', 'paid', 'fulfilled', 'closed', 'refunding', 'partly-refunded', 'refunded'));

-- The refund that a step belongs to, from 1; 0 for the steps before. An order leaves each state once in each refund.
alter table order_steps add column refund_turn smallint not null default 0 check (refund_turn >= 0);
alter table order_steps drop constraint order_steps_pkey;
alter table order_steps add primary key (user_id, order_no, from_state, refund_turn);

-- What was refunded or is being refunded; never more than was paid.
alter table payments add column refunded_fen integer not null default 0;
update payments set refunded_fen = fen where state in ('refunding', 'refunded');
alter table payments add constraint payments_refunded_at_most_paid check (refunded_fen between 0 and fen);
alter table payments add constraint payments_refunded_whole
  check (state <> 'refunded' or refunded_fen = fen), add constraint payments_refunded_of_paid
  check (refunded_fen = 0 or trade_no is not null);

alter table refunds drop constraint refunds_user_id_payment_no_key;
alter table refunds drop constraint refunds_state_check;
alter table refunds drop constraint refunds_check;
alter table refunds add constraint refunds_state_check check (state in ('asked', 'done', 'failed', 'reversed'));
alter table refunds add constraint refunds_ended check ((state = 'asked') = (done_at is null));
-- What was taken back when the refund was accepted; null for refunds accepted before days left at that moment.
alter table refunds add column days integer check (days >= 0);
alter table refunds add column v_power integer check (v_power >= 0);
alter table refunds add column points integer check (points >= 0);
-- The quotas that it counts for.
alter table refunds add column quotas text[] not null default '{}';
create unique index refunds_one_under_way on refunds (user_id, payment_no) where state = 'asked';
create index refunds_by_order on refunds (user_id, order_no);

-- A store that reverses a refund restores the subscription that ended with it.
insert into contract_state_edges values ('closed', 'active');

-- How often money was refunded on request: to a user, a phone, a device. The key is a hash.
create table refund_quotas (
  subject text primary key,
  asked_at timestamptz[] not null
);

-- Content: the rules of refunds that users request themselves, by brand.
create table refund_policies (
  brand text primary key,
  window_days smallint not null check (window_days between 0 and 60),
  most_used_hours smallint not null check (most_used_hours between 0 and 720),
  most_in_30_days smallint not null check (most_in_30_days >= 0),
  most_in_year smallint not null check (most_in_year >= most_in_30_days)
);

-- Debts -------------------------------------------------------------------------------------------------
-- A refund takes back what its days earned. What was spent by then is owed: later earnings pay it first.

alter table ledger_balances add column owed integer not null default 0 check (owed >= 0);
alter table ledger_balances add constraint ledger_balances_owed_when_empty check (owed = 0 or balance = 0);

create table ledger_debts (
  user_id bigint not null references users (id),
  ledger text not null,
  cause text not null,
  amount integer not null check (amount > 0),
  at timestamptz not null,
  primary key (user_id, ledger, cause),
  foreign key (user_id, ledger, cause) references ledger_entries (user_id, ledger, cause)
);
create trigger ledger_debts_append_only before update or delete on ledger_debts
  for each row execute function refuse_change();

-- The reward of a level is taken back with the V power that reached it, and can then be earned again.
alter table level_rewards add column turn smallint not null default 1 check (turn >= 1);
alter table level_rewards add column reversed_by text;
drop trigger level_rewards_append_only on level_rewards;
create trigger level_rewards_stay before delete on level_rewards
  for each row execute function refuse_change();
drop trigger medals_append_only on medals;
create trigger medals_stay before delete on medals
  for each row execute function refuse_change();
create trigger medals_frozen before update of user_id, medal, name, cause on medals
  for each row execute function refuse_change();
