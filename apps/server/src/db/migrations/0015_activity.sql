-- Sales activities. What an activity is, is content; stock, claims and addresses are what users did.
create table activities (
  activity text primary key,
  -- The first that is open answers whoever names none.
  place integer not null,
  -- Empty: every brand.
  brands jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  title text not null,
  title_key text not null,
  banner jsonb not null,
  time_image jsonb not null,
  theme jsonb not null,
  -- Which items it has, in their order: what leaves the list is offered no longer.
  item_ids jsonb not null,
  -- Null: no physical gift.
  real_item jsonb,
  rules jsonb not null,
  ios_note text not null,
  dialogs jsonb not null,
  check (ends_at > starts_at)
);

create table activity_items (
  item_id text primary key,
  activity text not null references activities (activity),
  group_id text not null,
  need_days integer not null check (need_days > 0),
  -- How many of its group one user may claim.
  choose smallint not null check (choose > 0),
  condition_desc text not null,
  select_rule_desc text not null,
  -- Items of an activity with the same are had once in all.
  once_key text,
  goods_name text not null,
  description text not null,
  icon_url text not null,
  platform text not null,
  bind_by text not null check (bind_by in ('redirect', 'phone')),
  -- Who delivers it, and what it is called there.
  partner text not null,
  product text not null,
  days integer not null check (days > 0),
  stock integer not null check (stock >= 0)
);

-- A row for an item that somebody claimed; what was released follows the content, and what was changed by hand.
create table activity_stock (
  item_id text primary key references activity_items (item_id),
  adjusted integer not null default 0,
  released integer not null,
  claimed integer not null default 0 check (claimed >= 0),
  check (claimed <= released)
);

create table activity_claims (
  user_id bigint not null references users (id),
  activity text not null,
  group_id text not null,
  -- The select rule: a user has so many places in a group, and each is taken once.
  slot smallint not null,
  choose smallint not null,
  item_id text not null references activity_stock (item_id),
  once_key text,
  -- Frozen: what was bought then, what was asked for, and what was given to whom.
  bought_days integer not null,
  need_days integer not null,
  partner text not null,
  product text not null,
  days integer not null check (days > 0),
  account text not null,
  -- The calendar year in Shanghai whose cap of the partner it counts for.
  year integer not null,
  -- The proof of a phone that is not the account's own; it pays for one claim.
  proof_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  claimed_at timestamptz not null,
  primary key (user_id, activity, group_id, slot),
  unique (user_id, item_id),
  unique (user_id, activity, once_key),
  unique (user_id, proof_id),
  check (slot between 1 and choose),
  check (bought_days >= need_days),
  check (claimed_at >= starts_at and claimed_at < ends_at)
);
create index activity_claims_by_item on activity_claims (item_id);
create trigger activity_claims_append_only before update or delete on activity_claims
  for each row execute function refuse_change();

-- Where a physical gift is sent: one a user and activity, readable to nobody but its owner.
create table activity_addresses (
  user_id bigint not null references users (id),
  activity text not null,
  address_sealed text not null,
  bought_days integer not null,
  need_days integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  given_at timestamptz not null,
  primary key (user_id, activity),
  check (bought_days >= need_days),
  check (given_at >= starts_at and given_at < ends_at)
);
create trigger activity_addresses_append_only before update or delete on activity_addresses
  for each row execute function refuse_change();
