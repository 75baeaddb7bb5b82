-- Unions: a membership of ours sold together with a partner's. What is sold is content; the goods are packages.
alter table packages drop constraint packages_family_check;
alter table packages add constraint packages_family_check check (family in ('vip', 'vip_plus', 'union'));
alter table packages add column union_type text;
alter table packages add constraint packages_union_check check ((family = 'union') = (union_type is not null));

create table unions (
  union_type text primary key check (union_type in ('you', 'zhuishu', 'qingting')),
  partner text not null,
  name text not null,
  logo text not null,
  background text not null,
  -- redirect: on the partner's own page; phone: by a code sent to it.
  bind_by text not null check (bind_by in ('redirect', 'phone')),
  -- Days after a purchase in which no other is allowed.
  rest_days integer not null check (rest_days >= 0),
  partner_fen integer not null check (partner_fen > 0),
  partner_days integer not null check (partner_days > 0),
  -- What the partner knows its membership by.
  product text not null,
  own_time text not null,
  partner_time text not null,
  prom_id text not null,
  product_id text not null,
  app_id text not null,
  rights jsonb not null,
  rules jsonb not null
);

create table union_bindings (
  user_id bigint not null references users (id),
  union_type text not null,
  open_id text not null,
  nick_name text not null,
  head_img text not null,
  -- Null where it was not bound by phone.
  phone_sealed text,
  bound_at timestamptz not null,
  primary key (user_id, union_type)
);

-- What an order owes the partner, frozen with it; whom it is for may change until it is paid.
create table union_orders (
  user_id bigint not null,
  order_no text not null,
  union_type text not null,
  partner text not null,
  account text not null,
  days integer not null check (days > 0),
  product text not null,
  rest_days integer not null check (rest_days >= 0),
  -- The calendar year in Shanghai whose cap it counts for.
  year integer not null,
  primary key (user_id, order_no),
  foreign key (user_id, order_no) references orders (user_id, order_no)
);

-- One purchase at a time: whoever holds the turn has an order that waits, or one that was paid and rests.
create table union_turns (
  user_id bigint not null,
  union_type text not null,
  order_no text not null,
  free_at timestamptz not null,
  primary key (user_id, union_type),
  foreign key (user_id, order_no) references union_orders (user_id, order_no)
);

-- Days that an account was given or is promised in a calendar year: three years at most.
create table partner_years (
  partner text not null,
  account text not null,
  year integer not null,
  days integer not null check (days between 0 and 1095),
  primary key (partner, account, year)
);

-- Whoever closes an order, and by whatever way: its turn is free, and what it promised counts no longer.
create function release_union_order() returns trigger language plpgsql as $$
begin
  update union_turns t set free_at = new.ended_at where t.user_id = new.user_id and t.order_no = new.order_no;
  update partner_years y set days = y.days - u.days from union_orders u
    where u.user_id = new.user_id and u.order_no = new.order_no
      and y.partner = u.partner and y.account = u.account and y.year = u.year;
  return null;
end $$;
create trigger orders_release_unions after update of state on orders
  for each row when (new.family = 'union' and new.state = 'closed' and old.state <> 'closed')
  execute function release_union_order();
