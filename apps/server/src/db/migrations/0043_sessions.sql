-- Sessions are listed to their user and ended one by one. Those from before this migration count as seen now; nobody knows
-- by which client or device they began.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column last_seen_at timestamptz not null default now();
alter table sessions add column brand text not null default '';
alter table sessions add column client_type text not null default '';
alter table sessions add column device text not null default 'other'
  check (device in ('iphone', 'ipad', 'android', 'harmony', 'windows', 'mac', 'linux', 'other'));
alter table sessions add constraint sessions_end_in_time check (expires_at <= created_at + interval '2160 hours');
create unique index sessions_by_id on sessions (user_id, id);
