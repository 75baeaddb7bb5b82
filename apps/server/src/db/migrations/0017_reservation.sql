-- Games that can be reserved are content; who reserved them is what users did.
create table game_reservations (
  reservation_id text primary key,
  game jsonb not null,
  title text not null,
  subtitle text not null,
  banner text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  gifts jsonb not null,
  topic jsonb not null,
  reserved jsonb not null,
  soon jsonb not null,
  video jsonb not null,
  -- Empty: every brand.
  brands jsonb not null
);

-- One a user and game, for ever: the key is the rule.
create table reservations (
  reservation_id text not null references game_reservations (reservation_id),
  user_id bigint not null references users (id),
  reserved_at timestamptz not null,
  -- Frozen: the window it was reserved in, whatever becomes of the content.
  window_starts_at timestamptz not null,
  window_ends_at timestamptz not null,
  primary key (reservation_id, user_id),
  check (reserved_at >= window_starts_at and reserved_at < window_ends_at)
);
create index reservations_by_user on reservations (user_id);

create trigger reservations_append_only before update or delete on reservations
  for each row execute function refuse_change();
