import type { Invariant } from '../../db/invariant.ts';

export const codesInvariants: readonly Invariant[] = [
  {
    name: 'no batch gave out more codes than it has, and each exists once',
    promises: [19],
    query: `
      select b.batch_id::text as batch, b.size::text, b.issued::text from code_batches b
      where b.issued > b.size
        or (select coalesce(max(c.seq), 0) from codes c where c.batch_id = b.batch_id and c.user_id is not null) > b.issued
        or (b.source = 'maker' and b.size <> (select count(*) from codes c where c.batch_id = b.batch_id))
        or (b.source = 'maker' and b.issued <> (select count(*) from codes c
          where c.batch_id = b.batch_id and c.user_id is not null))
      union all
      select c.batch_id::text, c.seq::text, '' from codes c
      where exists (select 1 from codes o where o.code_hash = c.code_hash and (o.batch_id, o.seq) <> (c.batch_id, c.seq))`,
    counts: 'select count(*) as rows from code_batches',
  },
  {
    name: 'a code was given once, to one user who has no other of the campaign',
    promises: [19],
    query: `
      select c.campaign, c.user_id::text from codes c where c.user_id is not null
      group by c.campaign, c.user_id having count(*) > 1
      union all
      select c.batch_id::text, c.seq::text from codes c join code_batches b on b.batch_id = c.batch_id
      where (c.user_id is null) <> (c.given_at is null) or c.campaign is distinct from b.campaign
        or (c.user_id is null and b.source <> 'maker')`,
    counts: 'select count(*) as rows from codes where user_id is not null',
  },
  {
    name: 'a used code had been given before, and one request used one code',
    promises: [19],
    query: `
      select u.batch_id::text, u.seq::text from code_uses u
      left join codes c on c.batch_id = u.batch_id and c.seq = u.seq
      where c.user_id is null or c.given_at > u.used_at
      union all
      select u.partner, u.request_id from code_uses u group by u.partner, u.request_id having count(*) > 1
      union all
      select u.batch_id::text, u.seq::text from code_uses u group by u.batch_id, u.seq having count(*) > 1`,
    counts: 'select count(*) as rows from code_uses',
  },
];
