-- The games hall. Categories and games are content; what people do with games is theirs.
create table game_categories (
  category_id text primary key,
  place integer not null,
  name text not null,
  icon text not null
);

create table games (
  game_id text primary key,
  game_name text not null,
  subtitle text not null,
  icon text not null,
  icon_tip text not null,
  suffix text not null check (suffix in ('h5', 'apk', '')),
  link text not null,
  land_url text not null,
  pack_size text not null,
  description text not null,
  remark text not null,
  pictures jsonb not null,
  video text,
  video_cover text not null,
  game_firm text not null,
  developer text not null,
  version text not null,
  permissions jsonb not null,
  privacy_agreement text not null,
  age_limit integer not null check (age_limit between 0 and 18),
  -- The first is the main one.
  category_ids text[] not null check (cardinality(category_ids) > 0),
  -- 0 taken down, 1 out, 2 not out yet.
  status smallint not null check (status in (0, 1, 2)),
  -- People who play it, or who wait for it.
  heat integer not null check (heat >= 0),
  created_at timestamptz not null,
  release_at timestamptz,
  brands jsonb not null,
  -- Where it stands among those that the hall shows first, with its picture and a word on it.
  featured_place integer,
  banner text not null,
  flag text not null,
  drama_id text,
  -- What its name is found by; how it is made is a rule of the code.
  start_keys text[] not null,
  inner_keys text[] not null,
  search_text text not null,
  check ((suffix = '') = (link = '')),
  check ((status = 2) = (release_at is not null)),
  check (featured_place is null or banner <> '')
);
create index games_newest on games (created_at desc, game_id) where status = 1;
create index games_featured on games (featured_place, game_id) where featured_place is not null;
create index games_of_dramas on games (heat desc, game_id) where drama_id is not null;

-- One row for each key of each game, in the order in which games are shown: a page is a stretch of the primary key.
-- Keys are words and beginnings of words, # all games, #x those of category x, *n those of status n.
create table game_keys (
  key text collate "C" not null,
  -- 0: the name begins so. 1: it goes on so.
  tier smallint not null,
  -- Minus the heat: the most played come first.
  place integer not null,
  game_id text not null,
  primary key (key, tier, place, game_id),
  unique (game_id, key)
);

create function spread_game_keys() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from game_keys where game_id = old.game_id;
  end if;
  if tg_op <> 'DELETE' and new.status <> 0 then
    insert into game_keys (key, tier, place, game_id)
    select k.key, k.tier, -new.heat, new.game_id from (
      select unnest(new.start_keys) as key, 0 as tier
      union all select unnest(new.inner_keys), 1
      union all select '#' || unnest(new.category_ids), 0
      union all select unnest(array['#', '*' || new.status]), 0) k;
  end if;
  return null;
end $$;
create trigger games_spread_keys after insert or update or delete on games
  for each row execute function spread_game_keys();

create table game_plays (
  user_id bigint not null references users (id),
  game_id text not null,
  opened_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  primary key (user_id, game_id)
);
create index game_plays_last on game_plays (user_id, opened_at desc, game_id);

create table game_bookings (
  user_id bigint not null references users (id),
  game_id text not null,
  booked_at timestamptz not null,
  primary key (user_id, game_id)
);

create table game_settings (
  user_id bigint primary key references users (id),
  release_notice boolean not null,
  wifi_only boolean not null,
  keep_history boolean not null
);

-- A visitor may report too. A user reports a game once a day.
create table game_reports (
  report_no uuid primary key,
  user_id bigint references users (id),
  game_id text not null,
  reason text not null check (reason in ('fraud', 'fee', 'vulgar', 'rights', 'privacy', 'broken', 'other')),
  content text not null check (char_length(content) <= 200),
  pictures jsonb not null check (jsonb_array_length(pictures) <= 3),
  client_type text not null,
  reported_on date not null,
  at timestamptz not null,
  unique (user_id, game_id, reported_on)
);
