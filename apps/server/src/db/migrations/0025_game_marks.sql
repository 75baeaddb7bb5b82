-- A print of what each game is found by lies beside its keys: whoever looks for two words walks along the keys of one
-- and passes over games that cannot have the other without a look at them. All bits set says nothing: games written
-- before are looked at until content is applied again.
alter table games add column marks bit(128) not null default ~ (B'0'::bit(128));
alter table game_keys add column marks bit(128) not null default ~ (B'0'::bit(128));
alter table game_keys
  drop constraint game_keys_pkey,
  add primary key (key, tier, place, game_id) include (marks);

create or replace function spread_game_keys() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from game_keys where game_id = old.game_id;
  end if;
  if tg_op <> 'DELETE' and new.status <> 0 then
    insert into game_keys (key, tier, place, game_id, marks)
    select k.key, k.tier, -new.heat, new.game_id, new.marks from (
      select unnest(new.start_keys) as key, 0 as tier
      union all select unnest(new.inner_keys), 1
      union all select '#' || unnest(new.category_ids), 0
      union all select unnest(array['#', '*' || new.status]), 0) k;
  end if;
  return null;
end $$;
