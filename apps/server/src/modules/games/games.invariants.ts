import type { Invariant } from '../../db/invariant.ts';

export const gamesInvariants: readonly Invariant[] = [
  {
    name: 'a game that is shown is found by exactly its keys, and one that was taken down by none',
    promises: [],
    query: `
      with due as (
        select unnest(start_keys) as key, 0 as tier, -heat as place, game_id, marks from games where status <> 0
        union all select unnest(inner_keys), 1, -heat, game_id, marks from games where status <> 0
        union all select '#' || unnest(category_ids), 0, -heat, game_id, marks from games where status <> 0
        union all select unnest(array['#', '*' || status]), 0, -heat, game_id, marks from games where status <> 0),
      kept as (select key, tier, place, game_id, marks from game_keys)
      (table due except table kept) union all (table kept except table due)`,
    counts: 'select count(*) as rows from game_keys',
  },
  {
    name: 'every category of a game exists',
    promises: [],
    query: `
      select g.game_id, c.id from games g cross join lateral unnest(g.category_ids) as c (id)
      where not exists (select 1 from game_categories k where k.category_id = c.id)`,
    counts: 'select count(*) as rows from games',
  },
  {
    name: 'games that are played, reserved and reported exist',
    promises: [],
    query: `
      select 'play' as act, p.user_id, p.game_id from game_plays p
      where not exists (select 1 from games g where g.game_id = p.game_id)
      union all
      select 'booking', b.user_id, b.game_id from game_bookings b
      where not exists (select 1 from games g where g.game_id = b.game_id)
      union all
      select 'report', r.user_id, r.game_id from game_reports r
      where not exists (select 1 from games g where g.game_id = r.game_id)`,
    counts: `select (select count(*) from game_plays) + (select count(*) from game_bookings)
      + (select count(*) from game_reports) as rows`,
  },
  {
    name: 'a user has one report per day and game, dated in Shanghai',
    promises: [],
    query: `
      select r.report_no from game_reports r
      where (r.at at time zone interval '8 hours')::date <> r.reported_on`,
    counts: 'select count(*) as rows from game_reports',
  },
];
