-- The game campaign. Its definition is content; the terms of its draw are frozen before the first one.
create table campaigns (
  campaign text primary key,
  -- Whose callbacks are believed.
  partner text not null,
  title text not null,
  subtitle text not null,
  banner text not null,
  game jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  platforms jsonb not null,
  prizes jsonb not null,
  fallback text not null,
  missions jsonb not null,
  rules jsonb not null,
  share jsonb not null,
  service_url text not null
);

-- Odds and the hash of the seed, as published. The newest version counts; once the campaign has begun there is no newer.
create table campaign_terms (
  campaign text not null references campaigns (campaign),
  version integer not null check (version > 0),
  seed_sealed text not null,
  seed_hash text not null,
  prizes jsonb not null,
  fallback text not null,
  published_at timestamptz not null,
  primary key (campaign, version)
);
create trigger campaign_terms_append_only before update or delete on campaign_terms
  for each row execute function refuse_change();

-- One row a prize of which there is a number, from the first roll that falls on it.
create table campaign_stock (
  campaign text not null references campaigns (campaign),
  prize_id text not null,
  released integer not null,
  -- Rolls that fell on it, those that came too late among them.
  rolled integer not null default 0,
  won integer not null default 0 check (won >= 0),
  primary key (campaign, prize_id),
  constraint campaign_stock_never_exceeded check (won <= released),
  check (won <= rolled)
);

-- What the game's maker told, once each.
create table campaign_events (
  user_id bigint not null references users (id),
  campaign text not null,
  event_id text not null,
  event text not null check (event in ('sign-up', 'top-up', 'level')),
  fen integer check (fen > 0),
  level integer check (level > 0),
  -- By the maker's clock, and by ours.
  happened_at timestamptz not null,
  received_at timestamptz not null,
  primary key (user_id, campaign, event_id),
  unique (campaign, event_id),
  check ((event = 'top-up') = (fen is not null)),
  check ((event = 'level') = (level is not null))
);
create trigger campaign_events_append_only before update or delete on campaign_events
  for each row execute function refuse_change();

-- Once a mission; frozen is what it gave, and the period that it fell in.
create table campaign_claims (
  user_id bigint not null references users (id),
  campaign text not null,
  mission_id smallint not null check (mission_id between 1 and 9),
  days integer not null check (days >= 0),
  draws integer not null check (draws >= 0),
  claimed_at timestamptz not null,
  window_starts_at timestamptz not null,
  window_ends_at timestamptz not null,
  primary key (user_id, campaign, mission_id),
  constraint campaign_claims_in_period check (claimed_at >= window_starts_at and claimed_at < window_ends_at)
);
create trigger campaign_claims_append_only before update or delete on campaign_claims
  for each row execute function refuse_change();

create table campaign_draw_entries (
  user_id bigint not null references users (id),
  campaign text not null,
  seq bigint generated always as identity,
  cause text not null,
  amount integer not null check (amount <> 0),
  at timestamptz not null,
  primary key (user_id, campaign, seq),
  unique (user_id, campaign, cause)
);
create trigger campaign_draw_entries_append_only before update or delete on campaign_draw_entries
  for each row execute function refuse_change();

create table campaign_draw_balances (
  user_id bigint not null references users (id),
  campaign text not null,
  balance integer not null constraint campaign_draws_never_negative check (balance >= 0),
  -- How many were drawn: the next draw's number is one more.
  drawn integer not null default 0 check (drawn >= 0),
  primary key (user_id, campaign)
);

-- With each draw stands what its result followed from.
create table campaign_draws (
  user_id bigint not null references users (id),
  campaign text not null,
  draw_no integer not null check (draw_no > 0),
  version integer not null,
  roll integer not null check (roll between 0 and 999999),
  rolled text not null,
  -- The how-manieth roll on that prize, and how many of it had been released; null where there is any number.
  rolled_no integer check (rolled_no > 0),
  released integer,
  prize text not null,
  name text not null,
  picture text not null,
  days integer check (days > 0),
  is_prize boolean not null,
  at timestamptz not null,
  window_starts_at timestamptz not null,
  window_ends_at timestamptz not null,
  primary key (user_id, campaign, draw_no),
  unique (campaign, rolled, rolled_no),
  foreign key (campaign, version) references campaign_terms (campaign, version),
  check ((rolled_no is null) = (released is null)),
  constraint campaign_draws_in_period check (at >= window_starts_at and at < window_ends_at)
);
create index campaign_draws_by_prize on campaign_draws (campaign, prize);
create trigger campaign_draws_append_only before update or delete on campaign_draws
  for each row execute function refuse_change();

-- One a sharer, and nobody else's.
create table campaign_gift_codes (
  user_id bigint not null references users (id),
  campaign text not null,
  code text not null,
  given_at timestamptz not null,
  primary key (user_id, campaign),
  constraint campaign_gift_codes_of_one unique (campaign, code)
);
create trigger campaign_gift_codes_append_only before update or delete on campaign_gift_codes
  for each row execute function refuse_change();
