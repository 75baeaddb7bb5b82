import type { Invariant } from '../../db/invariant.ts';

export const claimInvariants: readonly Invariant[] = [
  {
    name: 'a claim is inside its window, has one used code, and is granted or held once',
    promises: [10],
    query: `
      select c.phone_index, c.channel from claims c
      join phones p on p.phone_index = c.phone_index
      left join sms_codes s on s.id = c.code_id and s.used_at is not null and s.purpose = 'claim' and s.scope = c.channel
      where s.id is null or c.claimed_at < c.window_starts_at or c.claimed_at >= c.window_ends_at
        or (select count(*) from held_grants h where h.phone_index = c.phone_index
              and h.cause = 'claim:' || c.channel || ':' || c.code_id and h.released_to is null)
          + (select count(*) from ledger_entries e where e.ledger = 'entitlement'
              and (e.user_id = p.user_id or e.user_id in (select user_id from account_deletions where done_at is not null))
              and e.cause = 'claim:' || c.channel || ':' || c.code_id and e.amount = c.days)
          + (select count(*) from holds h where h.subject_kind = 'claim' and h.subject_id = c.code_id::text
              and h.state in ('held', 'refused')) <> 1
      union all
      select c.phone_index, c.channel from claims c group by 1, 2 having count(*) > 1
      union all
      select min(c.phone_index), c.code_id::text from claims c group by c.code_id having count(*) > 1`,
    counts: 'select count(*) as rows from claims',
  },
];
