-- The drama library. Content, applied from packs; nothing here belongs to a user.
create table dramas (
  drama_id text primary key,
  title text not null,
  subtitle text not null,
  intro text not null,
  drama_type text not null,
  areas jsonb not null,
  year integer not null,
  plot_types jsonb not null,
  score double precision not null check (score between 0 and 10),
  fee_mode text not null check (fee_mode in ('vip', 'free')),
  favorite_num integer not null check (favorite_num >= 0),
  enabled boolean not null,
  -- Empty: every brand has it.
  brands jsonb not null,
  play_date timestamptz,
  total_episodes integer not null check (total_episodes > 0),
  -- Those that are out, each with the address of its clip.
  episodes jsonb not null,
  trailers jsonb not null,
  cover text not null,
  placeholder text not null,
  tone jsonb not null,
  lamp jsonb not null,
  stills jsonb not null,
  actors jsonb not null,
  author jsonb,
  recommend_lines jsonb not null
);

create table albums (
  album_id text primary key,
  title text not null,
  sub_title text not null,
  favorite_count integer not null check (favorite_count >= 0),
  like_count integer not null check (like_count >= 0),
  brands jsonb not null,
  -- Dramas in order, each with the line that recommends it here; null takes the drama's own.
  items jsonb not null
);

create table navigations (
  navigation_id text primary key,
  title text not null,
  bg_color text not null,
  word_color text not null,
  image_url text not null,
  brands jsonb not null,
  sections jsonb not null
);
