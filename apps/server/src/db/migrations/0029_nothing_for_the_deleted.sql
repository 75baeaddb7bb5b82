-- Whoever is gone logs in no more, and nothing is written for them, whatever raced with the deletion. It holds the user's
-- row: we wait for it here, as the reference would only after us, and look once it is over.
create or replace function refuse_the_deleted() returns trigger language plpgsql as $$
begin
  perform 1 from users u where u.id = new.user_id for key share;
  if exists (select 1 from account_deletions d where d.user_id = new.user_id and d.done_at is not null) then
    raise exception 'account % is deleted', new.user_id using errcode = 'JB001';
  end if;
  return new;
end $$;

do $$
declare
  place text;
begin
  -- What is taken away with its owner must not come back.
  foreach place in array array['tickets', 'order_handles', 'agreement_consents', 'union_bindings', 'user_settings',
    'uploads', 'game_plays', 'game_bookings', 'game_settings', 'game_reports', 'activity_addresses', 'feedback',
    'analytics_events']
  loop
    execute format('create trigger %1$s_of_the_living before insert on %1$s
      for each row when (new.user_id is not null) execute function refuse_the_deleted()', place);
  end loop;
end $$;

-- What an app store took is written whoever it was: its money has moved.
create trigger orders_of_the_living before insert on orders
  for each row when (new.source <> 'app-store') execute function refuse_the_deleted();
