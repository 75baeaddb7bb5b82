-- Check-in ---------------------------------------------------------------------------------------------

-- One a day in Shanghai, by a member whose end then lay ahead.
create table check_ins (
  user_id bigint not null references users (id),
  day date not null,
  checked_at timestamptz not null,
  member_until timestamptz not null,
  primary key (user_id, day),
  constraint check_ins_of_its_day check (day = (checked_at at time zone interval '8 hours')::date),
  constraint check_ins_of_a_member check (member_until > checked_at)
);
create trigger check_ins_append_only before update or delete on check_ins
  for each row execute function refuse_change();

-- Level rewards ----------------------------------------------------------------------------------------

-- Once for life a level: days by the table of levels, and only with the V power that reaches it.
create table level_rewards (
  user_id bigint not null references users (id),
  level smallint not null check (level between 1 and 8),
  days integer not null,
  v_power integer not null,
  taken_at timestamptz not null,
  primary key (user_id, level),
  constraint level_rewards_by_the_table check (days = (array[0, 3, 5, 10, 20, 30, 50, 90])[level]),
  constraint level_rewards_reached check (v_power >= (array[10, 50, 150, 320, 700, 1500, 3300, 5500])[level])
);
create trigger level_rewards_append_only before update or delete on level_rewards
  for each row execute function refuse_change();

-- Medals -----------------------------------------------------------------------------------------------

-- Held once each. What it looks like is kept with it: content may go.
create table medals (
  user_id bigint not null references users (id),
  medal text not null,
  name text not null,
  img_url text not null,
  -- What brought it about, as in the ledgers.
  cause text not null,
  granted_at timestamptz not null,
  -- Null: for good.
  ends_at timestamptz check (ends_at > granted_at),
  primary key (user_id, medal),
  unique (user_id, cause)
);
create trigger medals_append_only before update or delete on medals
  for each row execute function refuse_change();
