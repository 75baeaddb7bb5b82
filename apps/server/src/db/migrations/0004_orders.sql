-- Orders ---------------------------------------------------------------------------------------------
-- An order number ends with its owner's id, so that a notification finds the owner's shard by itself.

create table order_state_edges (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into order_state_edges values
  ('none', 'created'), ('created', 'paying'), ('paying', 'paid'), ('paid', 'fulfilled'),
  ('created', 'closed'), ('paying', 'closed'), ('fulfilled', 'refunding'), ('refunding', 'refunded');

create table orders (
  user_id bigint not null references users (id),
  order_no text not null,
  state text not null
    check (state in ('created', 'paying', 'paid', 'fulfilled', 'closed', 'refunding', 'refunded')),
  brand text not null,
  client_type text not null,
  channel_id integer not null,
  -- Frozen at creation: what was sold, at which price, under which agreements.
  goods_id text not null,
  goods_code text not null,
  goods_name text not null,
  family text not null,
  renewable boolean not null,
  fen integer not null check (fen > 0),
  currency text not null,
  days integer not null check (days > 0),
  v_power integer not null check (v_power >= 0),
  agreements jsonb not null,
  source text not null default '',
  from_path text not null default '',
  oaid text not null default '',
  return_path text not null default '',
  idempotency_key text,
  request_hash text not null,
  created_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > created_at),
  paid_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, order_no),
  unique (user_id, idempotency_key),
  check ((state in ('created', 'paying', 'closed')) = (paid_at is null)),
  check ((state in ('closed', 'refunded')) = (ended_at is not null))
) with (fillfactor = 80);

-- What was sold stays as it was sold; only where the order stands moves.
create function keep_order_frozen() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - array['state', 'paid_at', 'ended_at'] <> to_jsonb(new) - array['state', 'paid_at', 'ended_at'] then
    raise exception 'order % is frozen', old.order_no;
  end if;
  return new;
end $$;
-- By its columns: an update that moves an order only never comes here.
create trigger orders_frozen before update of
    user_id, order_no, brand, client_type, channel_id, goods_id, goods_code, goods_name, family, renewable, fen,
    currency, days, v_power, agreements, source, from_path, oaid, return_path, idempotency_key, request_hash,
    created_at, closes_at on orders
  for each row execute function keep_order_frozen();

-- Each step an order took; a step that is no edge cannot be written, and no step can be unwritten.
create table order_steps (
  user_id bigint not null,
  order_no text not null,
  seq bigint generated always as identity,
  from_state text not null,
  to_state text not null,
  cause text not null,
  at timestamptz not null,
  -- An order leaves each state at most once: its history cannot fork.
  primary key (user_id, order_no, from_state),
  foreign key (user_id, order_no) references orders (user_id, order_no)
);

-- A trigger instead of a foreign key: that would lock the few edges for every order that moves.
create function follow_edges() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from order_state_edges e where e.from_state = new.from_state and e.to_state = new.to_state) then
    raise exception 'an order cannot go from % to %', new.from_state, new.to_state;
  end if;
  return new;
end $$;
create trigger order_steps_follow_edges before insert on order_steps
  for each row execute function follow_edges();
create trigger order_steps_append_only before update or delete on order_steps
  for each row execute function refuse_change();

-- One attempt to pay an order by one provider; its number is what the provider knows the order by.
create table payments (
  user_id bigint not null,
  payment_no text not null,
  order_no text not null,
  provider text not null,
  method text not null check (method in ('app', 'h5', 'page', 'qr')),
  state text not null check (state in ('open', 'paid', 'closed', 'refunding', 'refunded')),
  fen integer not null check (fen > 0),
  currency text not null,
  app_id text not null,
  seller_id text not null,
  -- The provider's own number, once money has moved.
  trade_no text,
  -- True for money that came for an order already paid or closed: it goes back, the order stays as it is.
  surplus boolean not null default false,
  qr_content text,
  created_at timestamptz not null,
  paid_at timestamptz,
  checks smallint not null default 0,
  next_check_at timestamptz,
  primary key (user_id, payment_no),
  unique (user_id, provider, trade_no),
  foreign key (user_id, order_no) references orders (user_id, order_no),
  check ((state in ('open', 'closed')) = (trade_no is null)),
  check ((trade_no is null) = (paid_at is null)),
  check (not surplus or trade_no is not null)
) with (fillfactor = 80);
create index payments_to_check on payments (next_check_at) where next_check_at is not null;
create index payments_by_order on payments (user_id, order_no);

create table fulfilments (
  user_id bigint not null,
  order_no text not null,
  payment_no text not null,
  days integer not null check (days > 0),
  v_power integer not null check (v_power >= 0),
  fulfilled_at timestamptz not null,
  primary key (user_id, order_no),
  unique (user_id, payment_no),
  foreign key (user_id, order_no) references orders (user_id, order_no),
  foreign key (user_id, payment_no) references payments (user_id, payment_no)
);
create trigger fulfilments_append_only before update or delete on fulfilments
  for each row execute function refuse_change();

create table refunds (
  user_id bigint not null,
  refund_no text not null,
  payment_no text not null,
  order_no text not null,
  kind text not null check (kind in ('requested', 'surplus', 'support')),
  reason text not null,
  fen integer not null check (fen > 0),
  state text not null check (state in ('asked', 'done')),
  -- What could not be taken back because it was spent: V power already lost to decay, days already used.
  v_power_short integer not null default 0,
  asked_at timestamptz not null,
  done_at timestamptz,
  primary key (user_id, refund_no),
  -- A payment goes back once, whole.
  unique (user_id, payment_no),
  foreign key (user_id, payment_no) references payments (user_id, payment_no),
  check ((state = 'done') = (done_at is not null))
);

-- What providers told us, each once, as it came. The owner is the one that the payment's number names.
create table payment_notifications (
  user_id bigint not null,
  provider text not null,
  notification_id text not null,
  payment_no text not null,
  body text not null,
  received_at timestamptz not null,
  primary key (user_id, provider, notification_id)
);
create index payment_notifications_by_payment on payment_notifications (user_id, payment_no);
create trigger payment_notifications_append_only before update or delete on payment_notifications
  for each row execute function refuse_change();
