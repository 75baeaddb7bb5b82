-- The draw of an activity's physical gift. What is promised is published with the hash of a seed before the activity opens;
-- the newest version counts, and there is no newer one once the activity has begun.
create table activity_gift_terms (
  activity text not null references activities (activity),
  version integer not null check (version > 0),
  seed_sealed text not null,
  seed_hash text not null,
  winners integer not null check (winners > 0),
  starts_at timestamptz not null,
  -- No address is taken from here on, whatever content says.
  ends_at timestamptz not null,
  draws_at timestamptz not null,
  published_at timestamptz not null,
  primary key (activity, version),
  constraint activity_gift_terms_period check (ends_at > starts_at),
  constraint activity_gift_terms_drawn_after_end check (draws_at >= ends_at)
);
create trigger activity_gift_terms_append_only before update or delete on activity_gift_terms
  for each row execute function refuse_change();

-- The number under which a participant is published: random, so that it tells nothing about the person, and letters
-- only, so that no spreadsheet takes it for a number and nobody takes it for a phone.
alter table activity_addresses
  add column entry_no text not null default translate(
    left(replace(gen_random_uuid()::text, '-', ''), 12), '0123456789abcdef', 'ABCDEFGHJKLMNPQR'),
  add constraint activity_addresses_entry_no unique (activity, entry_no);

-- One draw an activity.
create table activity_gift_draws (
  activity text primary key,
  version integer not null,
  participants integer not null check (participants >= 0),
  drawn_at timestamptz not null,
  foreign key (activity, version) references activity_gift_terms (activity, version)
);
create trigger activity_gift_draws_append_only before update or delete on activity_gift_draws
  for each row execute function refuse_change();

-- Everybody who took part, in the drawn order. Who somebody was stands beside their address alone, and goes with it.
create table activity_gift_entries (
  activity text not null references activity_gift_draws (activity),
  place integer not null check (place > 0),
  entry_no text not null,
  given_at timestamptz not null,
  primary key (activity, place),
  constraint activity_gift_entries_entry_no unique (activity, entry_no)
);
create trigger activity_gift_entries_append_only before update or delete on activity_gift_entries
  for each row execute function refuse_change();

-- Gifts that were sent. Courier and tracking number may be corrected, and are emptied when the user goes.
create table activity_gift_parcels (
  user_id bigint not null references users (id),
  activity text not null,
  entry_no text not null,
  courier text not null,
  tracking_no text not null,
  sent_at timestamptz not null,
  primary key (user_id, activity),
  constraint activity_gift_parcels_one_an_entry unique (activity, entry_no),
  foreign key (activity, entry_no) references activity_gift_entries (activity, entry_no)
);
create trigger activity_gift_parcels_of_the_living before insert on activity_gift_parcels
  for each row execute function refuse_the_deleted();

create function keep_gift_parcel() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(old) - array['courier', 'tracking_no'] <> to_jsonb(new) - array['courier', 'tracking_no'] then
    raise exception 'parcel of % in % is frozen', old.entry_no, old.activity;
  end if;
  return new;
end $$;
create trigger activity_gift_parcels_are_frozen before update or delete on activity_gift_parcels
  for each row execute function keep_gift_parcel();

-- Who drew, read addresses, sent and published, and when. It names no user and holds no address.
create table activity_gift_acts (
  activity text not null,
  id bigint generated always as identity primary key,
  act text not null constraint activity_gift_acts_known check (act in ('draw', 'list', 'send', 'correct', 'publish')),
  made_by text not null,
  made_at timestamptz not null,
  -- How many participants, addresses or parcels it was about.
  amount integer not null check (amount >= 0)
);
create trigger activity_gift_acts_append_only before update or delete on activity_gift_acts
  for each row execute function refuse_change();
