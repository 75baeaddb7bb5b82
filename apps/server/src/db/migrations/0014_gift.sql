-- Gifts of VIP+ packages. An order freezes the bundle it was sold with, as it does everything else it was sold with.
alter table orders add column third_info text;
update orders o set third_info = p.third_info from packages p where p.package_id = o.goods_id;
create trigger orders_keep_their_bundle before update of third_info on orders
  for each row execute function keep_order_frozen();

-- Content: what may be chosen, and what comes once with the first choice of a purchase.
create table gift_choices (
  choice_id text primary key,
  kind text not null check (kind in ('card', 'set')),
  place integer not null,
  enabled boolean not null,
  -- Who delivers it, and what it is called there.
  partner text not null,
  product text not null,
  days integer not null check (days > 0),
  name text not null,
  term text not null,
  -- Whole yuan.
  value integer not null check (value > 0),
  logo text not null,
  bundles jsonb not null
);

-- A card of an order is claimed once, within its cycle. Which cycles there are follows from the paid orders.
create table gift_claims (
  user_id bigint not null references users (id),
  bundle text not null check (bundle in (
    'HanXiWeekDelivery', 'HanXiMonthDelivery', 'HanXiSeasonDelivery', 'HanXiHalfYearDelivery',
    'HanXiYearDelivery', 'HanXiAutoMonthDelivery', 'HanXiAutoMonth2Delivery')),
  order_no text not null,
  card smallint not null check (card > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  claimed_at timestamptz not null,
  -- Frozen: what was chosen, whatever becomes of the choice.
  choice_id text not null,
  name text not null,
  partner text not null,
  product text not null,
  days integer not null check (days > 0),
  -- The set that came along with it.
  set_id text,
  primary key (user_id, bundle, order_no, card),
  unique (user_id, bundle, starts_at),
  foreign key (user_id, order_no) references orders (user_id, order_no),
  check (claimed_at >= starts_at and claimed_at < ends_at)
);
-- One set a purchase.
create unique index gift_claims_one_set on gift_claims (user_id, order_no) where set_id is not null;
create trigger gift_claims_append_only before update or delete on gift_claims
  for each row execute function refuse_change();
