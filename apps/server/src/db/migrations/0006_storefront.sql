-- What is sold and what is agreed to. Content, applied from packs; nothing here belongs to a user.
create table packages (
  package_id text primary key,
  goods_code text not null unique,
  -- The name of the same goods in an app store.
  bag_id text not null unique,
  brand text not null,
  market text not null,
  family text not null check (family in ('vip', 'vip_plus')),
  place integer not null,
  on_sale boolean not null,
  show_name text not null,
  corner_title text not null,
  sub_title text not null,
  description text not null,
  goods_name text not null,
  fen integer not null check (fen > 0),
  ori_fen integer not null check (ori_fen >= fen),
  currency text not null,
  days integer not null check (days > 0),
  v_power integer not null check (v_power >= 0),
  renewable boolean not null,
  -- 1: the app store sells it by itself; 2: by the wallets below.
  pay_channel smallint not null check (pay_channel in (1, 2)),
  -- In the order they are offered.
  wallets jsonb not null,
  -- The gift bundle that comes with it.
  third_info text,
  check ((family = 'vip_plus') = (third_info is not null))
);
create index packages_by_shelf on packages (brand, market, family);

create table content_blocks (
  block_id text primary key,
  name text not null,
  title text not null,
  place integer not null,
  -- Shown among the blocks of a channel; otherwise only asked for by name.
  listed boolean not null,
  -- Empty: every brand, every channel. The closest of several of one name counts.
  brands jsonb not null,
  channels jsonb not null,
  items jsonb not null
);

create table agreements (
  agreement_id text primary key,
  key text not null,
  version integer not null check (version > 0),
  brand text not null,
  type text not null,
  title text not null,
  html text not null,
  -- What orders freeze: it names exactly this text.
  hash text not null check (hash = encode(sha256(convert_to(html, 'UTF8')), 'hex')),
  -- In force from here until the next version is.
  effective_at timestamptz not null,
  unique (key, version),
  unique (key, effective_at)
);

-- Somebody may have agreed to it: a version keeps its text, a new text is a new version.
create function refuse_new_text() returns trigger language plpgsql as $$
begin
  raise exception 'agreement % version % is published, a new text needs a new version', old.key, old.version;
end $$;
create trigger agreements_keep_their_text before update on agreements
  for each row when (old.html <> new.html) execute function refuse_new_text();
