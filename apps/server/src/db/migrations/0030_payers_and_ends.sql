-- What a provider tells names whoever paid, who need not be the order's owner. When the owner goes, its words go too; that
-- it told something, and of which payment or contract, stays.
create function keep_words_but_by_erasure() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('juban.erasing', true) = 'on' and new.body = ''
    and to_jsonb(old) - 'body' = to_jsonb(new) - 'body' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
drop trigger payment_notifications_append_only on payment_notifications;
create trigger payment_notifications_append_only before update or delete on payment_notifications
  for each row execute function keep_words_but_by_erasure();
drop trigger contract_notifications_append_only on contract_notifications;
create trigger contract_notifications_append_only before update or delete on contract_notifications
  for each row execute function keep_words_but_by_erasure();

-- Providers tell of a payment for months: of somebody who is gone by then no words are kept.
create function forget_words_of_the_deleted() returns trigger language plpgsql as $$
begin
  if exists (select 1 from account_deletions d where d.user_id = new.user_id and d.done_at is not null) then
    new.body := '';
  end if;
  return new;
end $$;
create trigger payment_notifications_of_the_deleted before insert on payment_notifications
  for each row execute function forget_words_of_the_deleted();
create trigger contract_notifications_of_the_deleted before insert on contract_notifications
  for each row execute function forget_words_of_the_deleted();

-- A way back may name its machine as the way here may: it goes with the owner, too.
create or replace function keep_order_frozen() returns trigger language plpgsql as $$
declare
  moving text[] := array['state', 'paid_at', 'ended_at'];
begin
  if current_setting('juban.erasing', true) = 'on' and new.oaid = '' and new.from_path = ''
    and new.source in ('', old.source) and new.return_path in ('', old.return_path) then
    moving := moving || array['oaid', 'source', 'from_path', 'return_path'];
  end if;
  if to_jsonb(old) - moving <> to_jsonb(new) - moving then
    raise exception 'order % is frozen', old.order_no;
  end if;
  return new;
end $$;

-- The same for those who went before this.
do $$
begin
  perform set_config('juban.erasing', 'on', true);
  update payment_notifications n set body = ''
    from account_deletions d where d.user_id = n.user_id and d.done_at is not null;
  update contract_notifications n set body = ''
    from account_deletions d where d.user_id = n.user_id and d.done_at is not null;
  update orders o set oaid = '', from_path = '', return_path = ''
    from account_deletions d where d.user_id = o.user_id and d.done_at is not null
      and o.oaid || o.from_path || o.return_path <> '';
  perform set_config('juban.erasing', '', true);
end $$;

-- Until when is drawn is published with the odds, and stays like them: from that moment on the seed is everybody's, and no
-- content opens the draw again. What was published before this ends where its campaign does by now.
alter table campaign_terms add column ends_at timestamptz;
alter table campaign_terms disable trigger campaign_terms_append_only;
update campaign_terms t set ends_at = c.ends_at from campaigns c where c.campaign = t.campaign;
alter table campaign_terms enable trigger campaign_terms_append_only;
alter table campaign_terms alter column ends_at set not null;
