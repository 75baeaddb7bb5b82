-- What the App Store sold us -----------------------------------------------------------------------------
-- A purchase goes by its first transaction. It names no user, so it cannot be kept by one: whoever brings it first
-- owns it for good, and nobody else ever does.
create table apple_purchases (
  original_transaction_id text primary key,
  brand text not null,
  -- Null while only the store has told of it.
  user_id bigint references users (id),
  claimed_at timestamptz,
  check ((user_id is null) = (claimed_at is null))
);
create function keep_apple_owner() returns trigger language plpgsql as $$
begin
  raise exception 'purchase % has its owner', old.original_transaction_id;
end $$;
create trigger apple_purchases_keep_their_owner before update on apple_purchases
  for each row when (old.user_id is not null) execute function keep_apple_owner();

-- Each transaction that was granted, with the payment it settled: once.
create table apple_transactions (
  user_id bigint not null,
  transaction_id text not null,
  original_transaction_id text not null references apple_purchases (original_transaction_id),
  order_no text not null,
  payment_no text not null,
  product_id text not null,
  purchased_at timestamptz not null,
  expires_at timestamptz,
  -- The signed word itself: whatever is asked later, this is what was believed.
  jws text not null,
  granted_at timestamptz not null,
  primary key (user_id, transaction_id),
  unique (user_id, payment_no),
  foreign key (user_id, payment_no) references payments (user_id, payment_no)
);
create index apple_transactions_by_purchase on apple_transactions (user_id, original_transaction_id, purchased_at);
create trigger apple_transactions_append_only before update or delete on apple_transactions
  for each row execute function refuse_change();

-- What the store told us, each once, as it came: also of purchases that nobody has brought yet.
create table apple_notices (
  notification_id text primary key,
  brand text not null,
  type text not null,
  subtype text not null,
  transaction_id text not null,
  original_transaction_id text not null,
  body text not null,
  received_at timestamptz not null
);
create index apple_notices_by_transaction on apple_notices (transaction_id);
create trigger apple_notices_append_only before update or delete on apple_notices
  for each row execute function refuse_change();

-- provider: given back by the provider of its own accord; nobody here asked for it.
alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check
  check (kind in ('requested', 'surplus', 'support', 'provider'));
