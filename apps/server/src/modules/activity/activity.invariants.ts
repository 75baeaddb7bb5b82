import type { Invariant } from '../../db/invariant.ts';

export const activityInvariants: readonly Invariant[] = [
  {
    name: 'the claimed number of an item is the number of its claims, and never more than was released',
    promises: [12],
    query: `
      select coalesce(s.item_id, c.item_id) as item_id, s.released, s.claimed, c.claims
      from activity_stock s full join (
        select item_id, count(*) as claims from activity_claims group by 1
      ) c on c.item_id = s.item_id
      where coalesce(s.claimed, 0) <> coalesce(c.claims, 0) or coalesce(s.claimed, 0) > coalesce(s.released, 0)`,
    counts: 'select count(*) as rows from activity_stock',
  },
  {
    name: 'an item is claimed once per user, within the select rule of its group and inside its period',
    promises: [],
    query: `
      select c.user_id, c.item_id from activity_claims c
      where c.claimed_at < c.starts_at or c.claimed_at >= c.ends_at or c.bought_days < c.need_days
      union all
      select user_id, item_id from activity_claims group by 1, 2 having count(*) > 1
      union all
      select user_id, group_id from activity_claims group by user_id, activity, group_id having count(*) > max(choose)
      union all
      select user_id, once_key from activity_claims where once_key is not null
      group by user_id, activity, once_key having count(*) > 1`,
    counts: 'select count(*) as rows from activity_claims',
  },
  {
    name: 'every claimed item, and nothing else, has its delivery to the partner, for the account it was claimed for',
    promises: [],
    query: `
      with wanted as (
        select 'partner:activity:' || user_id || ':' || item_id as message_key, jsonb_build_object(
          'partner', partner, 'account', account, 'days', days, 'product', product) as payload
        from activity_claims
      )
      select w.message_key from wanted w left join outbox_messages m on m.message_key = w.message_key
      where m.topic is distinct from 'partner-grant' or m.payload <> w.payload
      union all
      select m.message_key from outbox_messages m
      where m.message_key like 'partner:activity:%' and not exists (
        select 1 from wanted w where w.message_key = m.message_key)`,
    counts: 'select count(*) as rows from activity_claims',
  },
  {
    name: 'a claim for a phone that is not the account’s own has one used proof of it',
    promises: [11],
    query: `
      select c.user_id, c.item_id from activity_claims c
      left join phone_proofs p on p.user_id = c.user_id and p.code_id = c.proof_id
      where c.proof_id is not null and (p.used_at is null or p.used_at > p.proved_at + interval '10 minutes')
      union all
      select user_id, proof_id::text from activity_claims where proof_id is not null
      group by 1, 2 having count(*) > 1`,
    counts: 'select count(*) as rows from activity_claims where proof_id is not null',
  },
  {
    name: 'a user has one address per activity, given inside its period with enough days, and it is not readable',
    promises: [19],
    query: `
      select user_id, activity from activity_addresses
      where given_at < starts_at or given_at >= ends_at or bought_days < need_days
        or address_sealed !~ '^[0-9A-Za-z_-]{60,}$'
      union all
      select user_id, activity from activity_addresses group by 1, 2 having count(*) > 1`,
    counts: 'select count(*) as rows from activity_addresses',
  },
];
