-- Pictures that users send, and the feedback they belong to.
-- A row is made with the token that allows the upload, and is used up by it: by a conditional update.
create table uploads (
  file_key text primary key,
  user_id bigint not null references users (id),
  purpose text not null check (purpose in ('feedback', 'report')),
  state text not null default 'granted' check (state in ('granted', 'stored', 'refused')),
  expires_at timestamptz not null,
  -- What shows the picture, as <kind>:<id>; until then nobody but its owner knows of it.
  used_by text,
  check (used_by is null or state = 'stored')
);
create index uploads_unused on uploads (expires_at) where used_by is null;
create index uploads_of_user on uploads (user_id);
create index uploads_used on uploads (used_by) where used_by is not null;

-- Encoded anew by us: nothing of the bytes that were sent is kept.
create table upload_pictures (
  file_key text primary key references uploads (file_key) on delete cascade,
  whole bytea not null,
  slim bytea not null
);

create table feedback (
  feedback_id uuid primary key,
  user_id bigint not null references users (id),
  is_privacy boolean not null,
  content text not null check (char_length(content) between 10 and 400),
  contact_sealed text not null,
  -- Keys of uploads, in the order they were picked.
  pictures jsonb not null check (jsonb_array_length(pictures) <= 5),
  client_type text not null,
  client_version text not null,
  net_env text not null,
  phone_type text not null,
  phone_os_version text not null,
  phone_os_type text not null,
  state text not null default 'received' check (state in ('received', 'accepted', 'declined')),
  points integer not null default 0,
  reply text not null default '',
  created_at timestamptz not null,
  settled_at timestamptz,
  idempotency_key text,
  -- Tells another feedback under the same key from the same one sent again.
  fingerprint text not null,
  unique (user_id, idempotency_key),
  check ((state = 'received') = (settled_at is null)),
  check (case when state = 'accepted' then points > 0 else points = 0 end)
);
create index feedback_newest on feedback (user_id, created_at desc);
create index feedback_waiting on feedback (created_at) where state = 'received';
