import { NEW_USER_MS, PUNCH_REWARDS } from '@juban/domain';
import type { Invariant } from '../../db/invariant.ts';

/** Day and days it gives: from the rules, not from the table's own constraints. */
const REWARDS = PUNCH_REWARDS.map((days, index) => `(${index + 1}, ${days})`).join(', ');

export const punchInvariants: readonly Invariant[] = [
  {
    name: 'a new user’s mark is on one of seven days and has its one grant of days',
    promises: [14],
    query: `
      with given as (
        select * from ledger_entries where ledger = 'entitlement' and source = 'punch'
      ), marked as (
        select m.*, r.started_at, r.first_day as run_day, t.reward from punch_marks m
        left join punch_runs r on r.user_id = m.user_id
        left join (values ${REWARDS}) as t (day_num, reward) on t.day_num = m.day_num
      )
      select coalesce(m.user_id, g.user_id) as user_id, m.day_num, g.cause
      from marked m full join given g on g.user_id = m.user_id and g.cause = 'punch:' || m.day_num
      where m.user_id is null or g.user_id is null or g.amount <> m.days or g.at <> m.marked_at
        or m.days is distinct from m.reward or m.first_day is distinct from m.run_day
        or m.first_day + m.day_num - 1 <> (m.marked_at at time zone interval '8 hours')::date`,
    counts: 'select count(*) as rows from punch_marks',
  },
  {
    name: 'the seven days begin with a first mark, of a new account on an unused device',
    promises: [14],
    query: `
      select r.user_id from punch_runs r
      left join users u on u.id = r.user_id
      left join punch_marks m on m.user_id = r.user_id and m.day_num = 1
      where m.marked_at is distinct from r.started_at or u.registered_at is distinct from r.registered_at
        or r.started_at >= r.registered_at + ${NEW_USER_MS} * interval '1 ms'
        or not exists (select 1 from punch_devices d where d.user_id = r.user_id and d.first_seen_at = r.started_at)
      union all
      select d.user_id from punch_devices d
      where not exists (select 1 from punch_marks m where m.user_id = d.user_id and m.marked_at = d.first_seen_at)`,
    counts: 'select count(*) as rows from punch_runs',
  },
];
