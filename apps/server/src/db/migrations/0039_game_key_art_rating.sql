-- A game's page opens with key art of its own and shows its rating: both are content. The version before this one goes on
-- writing rows without them while it is being replaced.
alter table games
  add column key_art text not null default '',
  add column score double precision,
  add column rating_count integer not null default 0,
  add constraint games_rating_is_score_and_count check (
    (score is null) = (rating_count = 0) and rating_count >= 0 and (score is null or score between 1 and 10));
