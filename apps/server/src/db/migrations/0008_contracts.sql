-- Renewal contracts ------------------------------------------------------------------------------------
-- A contract goes by the number of the order it is signed with, so its number tells the owner too.

create table contract_state_edges (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into contract_state_edges values
  ('none', 'signing'), ('signing', 'active'), ('signing', 'closing'), ('signing', 'closed'), ('signing', 'expired'),
  ('active', 'closing'), ('active', 'closed'), ('closing', 'active'), ('closing', 'closed');

create table contracts (
  user_id bigint not null,
  contract_no text not null,
  state text not null check (state in ('signing', 'active', 'closing', 'closed', 'expired')),
  -- Frozen at signing: who charges, for what, how much, how often.
  brand text not null,
  provider text not null,
  family text not null check (family in ('vip', 'vip_plus')),
  goods_code text not null,
  goods_name text not null,
  fen integer not null check (fen > 0),
  currency text not null,
  period_unit text not null check (period_unit in ('month', 'day')),
  period_count smallint not null check (period_count > 0),
  created_at timestamptz not null,
  -- The provider's own number, once signed.
  external_no text,
  signed_at timestamptz,
  -- The day in Shanghai its first period began: every later period ends by it. Null until the first payment is in.
  anchor_day date,
  -- The period that is charged next; the first was paid with the order.
  period integer not null default 2 check (period > 1),
  paid_until timestamptz,
  next_charge_at timestamptz,
  -- When the round looks at it next; null where nothing is left to do.
  next_at timestamptz,
  -- Why it is closing or closed.
  reason text not null default '',
  -- From here on it is the provider's to end: it cannot be resumed.
  unsign_asked_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, contract_no),
  foreign key (user_id, contract_no) references orders (user_id, order_no),
  check (state not in ('active', 'closing') or (signed_at is not null and external_no is not null)),
  check ((state in ('closed', 'expired')) = (ended_at is not null)),
  check ((anchor_day is null) = (paid_until is null)),
  check (next_charge_at is null or state = 'active')
) with (fillfactor = 80);
-- At most one is charged for a family.
create unique index contracts_one_active on contracts (user_id, family) where state = 'active';
create unique index contracts_by_external on contracts (user_id, provider, external_no)
  where state in ('active', 'closing');
create index contracts_due on contracts (next_at) where next_at is not null;

create function keep_contract_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'contract % is frozen', old.contract_no;
end $$;
create trigger contracts_frozen before update of
    user_id, contract_no, brand, provider, family, goods_code, goods_name, fen, currency, period_unit, period_count,
    created_at on contracts
  for each row execute function keep_contract_frozen();

create table contract_steps (
  user_id bigint not null,
  contract_no text not null,
  seq bigint generated always as identity,
  from_state text not null,
  to_state text not null,
  cause text not null,
  at timestamptz not null,
  primary key (user_id, contract_no, seq),
  foreign key (user_id, contract_no) references contracts (user_id, contract_no)
);
create function follow_contract_edges() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from contract_state_edges e where e.from_state = new.from_state and e.to_state = new.to_state
  ) then
    raise exception 'a contract cannot go from % to %', new.from_state, new.to_state;
  end if;
  return new;
end $$;
create trigger contract_steps_follow_edges before insert on contract_steps
  for each row execute function follow_contract_edges();
create trigger contract_steps_append_only before update or delete on contract_steps
  for each row execute function refuse_change();

-- That a charge is to come, told to its payer: one for each period.
create table contract_notices (
  user_id bigint not null,
  contract_no text not null,
  period integer not null,
  fen integer not null check (fen > 0),
  charge_at timestamptz not null,
  told_at timestamptz not null,
  primary key (user_id, contract_no, period),
  foreign key (user_id, contract_no) references contracts (user_id, contract_no)
);
create trigger contract_notices_append_only before update or delete on contract_notices
  for each row execute function refuse_change();

-- One for each period, however often it is tried; each try is an order of the book, the newest stands here.
create table contract_charges (
  user_id bigint not null,
  contract_no text not null,
  period integer not null,
  -- The notice that went before. Null where the provider charges by itself and tells its payers by itself.
  notice_period integer check (notice_period = period),
  order_no text not null,
  tries smallint not null check (tries between 1 and 4),
  -- When it is tried again, should this try fail.
  retry_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, contract_no, period),
  unique (user_id, order_no),
  foreign key (user_id, contract_no, notice_period) references contract_notices (user_id, contract_no, period),
  foreign key (user_id, contract_no) references contracts (user_id, contract_no),
  foreign key (user_id, order_no) references orders (user_id, order_no)
);

-- What providers told us of contracts, each once, as it came.
create table contract_notifications (
  user_id bigint not null,
  provider text not null,
  notification_id text not null,
  contract_no text not null,
  body text not null,
  received_at timestamptz not null,
  primary key (user_id, provider, notification_id)
);
create trigger contract_notifications_append_only before update or delete on contract_notifications
  for each row execute function refuse_change();
