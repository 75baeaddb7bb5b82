-- The points mall. Goods and ways to earn are content; stock and exchanges are what users did.
create table mall_goods (
  goods_id text primary key,
  kind text not null check (kind in ('vip_p', 'medal_p', 'game_center')),
  place integer not null,
  on_sale boolean not null,
  name text not null,
  cover text not null,
  details text not null,
  points integer not null,
  -- Released at 11:00 in Shanghai, every day.
  day_stock integer not null check (day_stock >= 0),
  -- What it gives: days of membership, or a medal, which is had once.
  days integer check (days > 0),
  medal text,
  -- Empty: every brand.
  brands jsonb not null,
  check ((kind = 'vip_p') = (days is not null)),
  check ((kind = 'medal_p') = (medal is not null)),
  check (case when kind = 'game_center' then points = 0 and day_stock = 0 else points > 0 end)
);

-- A row for a day on which somebody asked for the goods; what is left is what was not sold.
create table mall_stock (
  goods_id text not null references mall_goods (goods_id),
  stock_day date not null,
  released integer not null,
  sold integer not null default 0 check (sold >= 0),
  primary key (goods_id, stock_day),
  check (sold <= released)
);

create table mall_exchanges (
  user_id bigint not null references users (id),
  exchange_no uuid not null,
  goods_id text not null,
  stock_day date not null,
  -- Frozen: what was exchanged, whatever becomes of the goods.
  kind text not null check (kind in ('vip_p', 'medal_p')),
  name text not null,
  cover text not null,
  points integer not null check (points > 0),
  days integer check (days > 0),
  medal text,
  idempotency_key text,
  at timestamptz not null,
  primary key (user_id, exchange_no),
  unique (user_id, idempotency_key),
  -- The rule that a medal is had once; exchanges of days have none.
  unique (user_id, medal),
  foreign key (goods_id, stock_day) references mall_stock (goods_id, stock_day),
  check ((kind = 'vip_p') = (days is not null)),
  check ((kind = 'medal_p') = (medal is not null))
);
create index mall_exchanges_newest on mall_exchanges (user_id, at desc);
create index mall_exchanges_by_stock on mall_exchanges (goods_id, stock_day);

create trigger mall_exchanges_append_only before update or delete on mall_exchanges
  for each row execute function refuse_change();

create table earn_ways (
  way text primary key check (way in ('check_in', 'share_drama')),
  place integer not null,
  enabled boolean not null,
  name text not null,
  details text not null,
  icon text not null,
  points integer not null check (points > 0),
  target text not null
);
