import { LEVEL_TABLE, rewardDaysOf } from '@juban/domain';
import type { Invariant } from '../../db/invariant.ts';

/** Level, V power it takes, days it gives: from the rules, not from the table's own constraints. */
const LEVELS = LEVEL_TABLE.slice(1)
  .map(({ level, score }) => `(${level}, ${score}, ${rewardDaysOf(level)})`)
  .join(', ');

export const levelInvariants: readonly Invariant[] = [
  {
    name: 'a check-in is one per day, by a member, and has its one V power',
    promises: [14],
    query: `
      select coalesce(c.user_id, e.user_id) as user_id, c.day, e.cause
      from check_ins c full join (
        select * from ledger_entries where ledger = 'v_power' and source = 'check-in'
      ) e on e.user_id = c.user_id and e.cause = 'check-in:' || to_char(c.day, 'YYYY-MM-DD')
      where c.user_id is null or e.user_id is null or e.amount <> 1 or e.at <> c.checked_at
        or c.member_until <= c.checked_at or c.day <> (c.checked_at at time zone interval '8 hours')::date`,
    counts: 'select count(*) as rows from check_ins',
  },
  {
    name: 'a level reward is taken once, with its days by the table and its V power reached',
    promises: [15],
    query: `
      with given as (
        select * from ledger_entries g where ledger = 'entitlement' and source = 'level'
          and (select count(*) filter (where e.cause not like '%:returned') - count(*) filter (where e.cause like '%:returned')
            from ledger_entries e where e.user_id = g.user_id and e.ledger = g.ledger
              and e.cause like g.cause || ':refund:%') = 0
      ), taken as (
        select r.*, l.score, l.reward, 'level:' || r.level || case r.turn when 1 then '' else ':' || r.turn end as cause
        from level_rewards r left join (values ${LEVELS}) as l (level, score, reward) on l.level = r.level
        where r.reversed_by is null
      )
      select coalesce(t.user_id, g.user_id) as user_id, t.level, g.cause
      from taken t full join given g on g.user_id = t.user_id and g.cause = t.cause
      left join medals m on m.user_id = t.user_id and m.medal = 'vip-level-' || t.level
      where t.user_id is null or t.days is distinct from t.reward or t.v_power < t.score
        or coalesce(g.amount, 0) <> t.days or (m.medal is not null) <> (t.days > 0)
        or (g.seq is not null and t.v_power <> (
          select coalesce(sum(e.amount), 0) from ledger_entries e
          where e.user_id = t.user_id and e.ledger = 'v_power' and e.seq < g.seq))`,
    counts: 'select count(*) as rows from level_rewards',
  },
  {
    name: 'decay skips no day on which there was V power to lose',
    promises: [16],
    query: `
      with running as (
        select user_id, seq, cause, source, sum(amount) over (partition by user_id order by seq) as left_after
        from ledger_entries where ledger = 'v_power'
      ), falls as (
        select user_id, seq, cause, split_part(cause, ':', 3)::int as day,
          lag(seq) over fall as seq_before, lag(split_part(cause, ':', 3)::int) over fall as day_before
        from running where source = 'decay'
        window fall as (partition by user_id, split_part(cause, ':', 2) order by seq)
      )
      select f.user_id, f.cause from falls f
      where f.day <> f.day_before + 1 and not exists (
        select 1 from running r
        where r.user_id = f.user_id and r.seq >= f.seq_before and r.seq < f.seq and r.left_after = 0)`,
    counts: `select count(*) as rows from ledger_entries where source = 'decay'`,
  },
];
