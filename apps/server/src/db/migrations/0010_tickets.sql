-- What stands for a login in an address that others see: for one use, one order or binding, and half an hour.
create table tickets (
  user_id bigint not null references users (id),
  ticket_hash text not null,
  -- What it was given out for, such as order:<number>.
  bound_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '30 minutes'),
  used_at timestamptz,
  primary key (user_id, ticket_hash),
  check (used_at is null or used_at < expires_at)
);
