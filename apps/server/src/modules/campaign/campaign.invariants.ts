import type { Invariant } from '../../db/invariant.ts';

export const campaignInvariants: readonly Invariant[] = [
  {
    name: 'remaining draws are those that were given minus those that were drawn, and never below zero',
    promises: [1, 17],
    query: `
      select coalesce(e.user_id, b.user_id) as user_id, e.total, b.balance, b.drawn
      from (select user_id, campaign, sum(amount) as total, count(*) filter (where amount < 0) as taken
        from campaign_draw_entries group by 1, 2) e
      full join campaign_draw_balances b on b.user_id = e.user_id and b.campaign = e.campaign
      where e.total is distinct from b.balance or b.balance < 0 or e.taken is distinct from b.drawn
        or b.drawn <> (select count(*) from campaign_draws d where d.user_id = b.user_id and d.campaign = b.campaign)
        or b.drawn <> coalesce((select max(d.draw_no) from campaign_draws d
          where d.user_id = b.user_id and d.campaign = b.campaign), 0)
      union all
      select d.user_id, d.draw_no, 0, 0 from campaign_draws d where not exists (
        select 1 from campaign_draw_entries e where e.user_id = d.user_id and e.campaign = d.campaign
          and e.cause = 'draw:' || d.draw_no and e.amount = -1)`,
    counts: 'select count(*) as rows from campaign_draw_balances',
  },
  {
    name: 'a mission gave once what it promised, and the game had reported it',
    promises: [17],
    query: `
      select c.user_id, c.mission_id::text from campaign_claims c
      where (select coalesce(sum(e.amount), 0) from campaign_draw_entries e where e.user_id = c.user_id
          and e.campaign = c.campaign and e.cause = 'mission:' || c.mission_id) <> c.draws
        or (select coalesce(sum(e.amount), 0) from ledger_entries e where e.user_id = c.user_id
          and e.ledger = 'entitlement' and e.cause = 'campaign:' || c.campaign || ':mission:' || c.mission_id) <> c.days
        or c.claimed_at < c.window_starts_at or c.claimed_at >= c.window_ends_at
        or (c.mission_id < 9 and not exists (select 1 from campaign_events v
          where v.user_id = c.user_id and v.campaign = c.campaign))
      union all
      select e.user_id, e.cause from campaign_draw_entries e where e.amount > 0 and not exists (
        select 1 from campaign_claims c where c.user_id = e.user_id and c.campaign = e.campaign
          and e.cause = 'mission:' || c.mission_id)`,
    counts: 'select count(*) as rows from campaign_claims',
  },
  {
    name: 'no prize was won more often than there were, and its rolls are numbered without a gap',
    promises: [17],
    query: `
      select s.campaign, s.prize_id, s.released, s.won from campaign_stock s
      where s.won > s.released
        or s.won <> (select count(*) from campaign_draws d where d.campaign = s.campaign and d.prize = s.prize_id)
        or s.rolled <> (select count(*) from campaign_draws d where d.campaign = s.campaign and d.rolled = s.prize_id)
        or s.rolled <> coalesce((select max(d.rolled_no) from campaign_draws d
          where d.campaign = s.campaign and d.rolled = s.prize_id), 0)
      union all
      select d.campaign, d.rolled, d.released, d.rolled_no from campaign_draws d
      where d.rolled_no is not null and not exists (
        select 1 from campaign_stock s where s.campaign = d.campaign and s.prize_id = d.rolled)`,
    counts: 'select count(*) as rows from campaign_stock',
  },
  {
    name: 'a draw was made in time, with the result of its roll under the published odds, or the fallback',
    promises: [17],
    query: `
      with cells as (
        select t.campaign, t.version, t.fallback, t.ends_at,
          p.value ->> 'prizeId' as prize_id, p.value ->> 'stock' as stock,
          sum((p.value ->> 'odds')::int) over w - (p.value ->> 'odds')::int as first,
          sum((p.value ->> 'odds')::int) over w as past
        from campaign_terms t cross join lateral jsonb_array_elements(t.prizes) with ordinality as p (value, place)
        window w as (partition by t.campaign, t.version order by p.place)
      )
      select d.user_id, d.draw_no, d.roll, d.prize from campaign_draws d
      left join cells c on c.campaign = d.campaign and c.version = d.version and d.roll >= c.first and d.roll < c.past
      where c.prize_id is distinct from d.rolled or (d.prize <> d.rolled and d.prize <> c.fallback)
        or (c.stock is null and d.prize <> d.rolled) or (c.stock is null) <> (d.rolled_no is null)
        or d.is_prize <> (d.prize <> c.fallback) or d.at < d.window_starts_at or d.at >= d.window_ends_at
        or d.at >= c.ends_at`,
    counts: 'select count(*) as rows from campaign_draws',
  },
  {
    name: 'drawn days are granted once, and no other days have a campaign as their cause',
    promises: [17],
    query: `
      select d.user_id, d.draw_no::text from campaign_draws d
      where (select coalesce(sum(e.amount), 0) from ledger_entries e where e.user_id = d.user_id
        and e.ledger = 'entitlement' and e.cause = 'campaign:' || d.campaign || ':draw:' || d.draw_no)
        <> coalesce(d.days, 0)
      union all
      select e.user_id, e.cause from ledger_entries e
      where (e.source = 'campaign' or e.cause like 'campaign:%')
        and not exists (select 1 from campaign_draws d where d.user_id = e.user_id
          and e.cause = 'campaign:' || d.campaign || ':draw:' || d.draw_no and d.days is not null)
        and not exists (select 1 from campaign_claims c where c.user_id = e.user_id
          and e.cause = 'campaign:' || c.campaign || ':mission:' || c.mission_id and c.days > 0)`,
    counts: 'select count(*) as rows from campaign_draws',
  },
  {
    name: 'a gift code has one owner, who claimed sharing',
    promises: [19],
    query: `
      with owned as (
        select user_id, campaign from codes where user_id is not null and campaign is not null
        union select user_id, campaign from campaign_gift_codes
      )
      select g.campaign, g.code from campaign_gift_codes g
      where exists (select 1 from campaign_gift_codes o
          where o.campaign = g.campaign and o.code = g.code and o.user_id <> g.user_id)
        or exists (select 1 from codes c join code_batches b on b.batch_id = c.batch_id
          where c.user_id = g.user_id and c.campaign = g.campaign and b.source <> 'earlier')
      union all
      select o.campaign, o.user_id::text from owned o where not exists (select 1 from campaign_claims c
        where c.user_id = o.user_id and c.campaign = o.campaign and c.mission_id = 9)
      union all
      select c.campaign, c.user_id::text from campaign_claims c where c.mission_id = 9 and not exists (
        select 1 from owned o where o.user_id = c.user_id and o.campaign = c.campaign)`,
    counts: 'select count(*) as rows from campaign_claims where mission_id = 9',
  },
];
