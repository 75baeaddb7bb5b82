-- A feedback that support accepts is a way to earn, too.
alter table earn_ways
  drop constraint earn_ways_way_check,
  add constraint earn_ways_way_check check (way in ('check_in', 'share_drama', 'feedback'));
