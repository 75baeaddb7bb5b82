-- With the device's name goes what a caller wrote beside it: a client may name its machine there too.
create or replace function keep_order_frozen() returns trigger language plpgsql as $$
declare
  moving text[] := array['state', 'paid_at', 'ended_at'];
begin
  if current_setting('juban.erasing', true) = 'on' and new.oaid = '' and new.from_path = ''
    and new.source in ('', old.source) then
    moving := moving || array['oaid', 'source', 'from_path'];
  end if;
  if to_jsonb(old) - moving <> to_jsonb(new) - moving then
    raise exception 'order % is frozen', old.order_no;
  end if;
  return new;
end $$;
