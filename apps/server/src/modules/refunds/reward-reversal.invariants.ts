import type { Invariant } from '../../db/invariant.ts';

export const rewardReversalInvariants: readonly Invariant[] = [
  {
    name: 'a partner is asked for nothing that depends on refunded money, and for everything else',
    promises: [6],
    query: `
    with standing as (
      select 'partner:' || grant_cause as message_key, max(state) as state, count(*) as number
      from reward_reversals where state <> 'restored' group by 1
    )
    select coalesce(s.message_key, m.message_key) as message_key
    from standing s full join (
      select message_key from outbox_messages where withdrawn_at is not null
    ) m on m.message_key = s.message_key
    where s.number > 1 or coalesce(s.state = 'withdrawn', false) <> (m.message_key is not null)`,
    counts: 'select count(*) as rows from reward_reversals',
  },
];
