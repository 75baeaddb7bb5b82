-- New users check in on seven days --------------------------------------------------------------------

-- The seven days of a user, once for life: begun while the account was new.
create table punch_runs (
  user_id bigint primary key references users (id),
  first_day date not null,
  started_at timestamptz not null,
  -- As it stood then, so that the rule can be held against the row.
  registered_at timestamptz not null,
  unique (user_id, first_day),
  constraint punch_runs_of_their_day check (first_day = (started_at at time zone interval '8 hours')::date),
  constraint punch_runs_of_new_users check (started_at < registered_at + interval '168 hours')
);
create trigger punch_runs_append_only before update or delete on punch_runs
  for each row execute function refuse_change();

-- One a day in Shanghai, on the seven days of its run, with the days of membership it gave.
create table punch_marks (
  user_id bigint not null,
  day_num smallint not null,
  first_day date not null,
  marked_at timestamptz not null,
  days integer not null,
  primary key (user_id, day_num),
  foreign key (user_id, first_day) references punch_runs (user_id, first_day),
  constraint punch_marks_on_seven_days check (day_num between 1 and 7),
  constraint punch_marks_of_their_day check (
    first_day + day_num - 1 = (marked_at at time zone interval '8 hours')::date),
  constraint punch_marks_by_the_table check (days = (array[2, 4, 4, 4, 4, 4, 8])[day_num])
);
create trigger punch_marks_append_only before update or delete on punch_marks
  for each row execute function refuse_change();

-- A device takes part with one account for ever. What it is called lies here as an index only.
create table punch_devices (
  device_index text primary key,
  user_id bigint not null references users (id),
  first_seen_at timestamptz not null
);
create trigger punch_devices_append_only before update or delete on punch_devices
  for each row execute function refuse_change();

create table user_settings (
  user_id bigint primary key references users (id),
  punch_remind boolean not null,
  changed_at timestamptz not null
);
