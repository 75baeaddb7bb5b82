-- What a user agreed to by logging in. What was agreed to by buying stands frozen in the order.
create table agreement_consents (
  user_id bigint not null references users (id),
  key text not null,
  version integer not null check (version > 0),
  agreed_at timestamptz not null,
  primary key (user_id, key, version)
);

-- An account on its way out. It may be kept until it is done; done it is for good.
create table account_deletions (
  user_id bigint primary key references users (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- When it is looked at next; null once it is done.
  next_at timestamptz,
  done_at timestamptz,
  constraint account_deletions_cool_off check (due_at >= asked_at + interval '7 days'),
  constraint account_deletions_not_early check (done_at >= due_at),
  check ((done_at is null) = (next_at is not null))
);
create index account_deletions_due on account_deletions (next_at) where next_at is not null;

create function keep_account_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'account % is deleted', old.user_id;
end $$;
create trigger account_deletions_are_final before update or delete on account_deletions
  for each row when (old.done_at is not null) execute function keep_account_deletion();

-- Whoever is gone logs in no more, whatever raced with the deletion.
create function refuse_the_deleted() returns trigger language plpgsql as $$
begin
  if exists (select 1 from account_deletions d where d.user_id = new.user_id and d.done_at is not null) then
    raise exception 'account % is deleted', new.user_id;
  end if;
  return new;
end $$;
create trigger sessions_of_the_living before insert on sessions
  for each row execute function refuse_the_deleted();
create trigger phones_of_the_living before insert or update of user_id on phones
  for each row when (new.user_id is not null) execute function refuse_the_deleted();

-- Append-only, but for the transaction that takes a person out.
create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  if current_setting('juban.erasing', true) = 'on' then
    return coalesce(new, old);
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

drop trigger analytics_events_append_only on analytics_events;
create trigger analytics_events_append_only before update or delete on analytics_events
  for each row execute function refuse_change_but_erasure();
create index analytics_events_by_user on analytics_events (user_id) where user_id is not null;

do $$
begin
  if to_regclass('activity_addresses') is not null then
    drop trigger activity_addresses_append_only on activity_addresses;
    create trigger activity_addresses_append_only before update or delete on activity_addresses
      for each row execute function refuse_change_but_erasure();
  end if;
end $$;

-- The name of the device goes with its owner; nothing else of an order does.
create or replace function keep_order_frozen() returns trigger language plpgsql as $$
declare
  moving text[] := array['state', 'paid_at', 'ended_at'];
begin
  if current_setting('juban.erasing', true) = 'on' and new.oaid = '' then
    moving := moving || 'oaid'::text;
  end if;
  if to_jsonb(old) - moving <> to_jsonb(new) - moving then
    raise exception 'order % is frozen', old.order_no;
  end if;
  return new;
end $$;
