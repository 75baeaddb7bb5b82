import type { Invariant } from '../../db/invariant.ts';

export const feedbackInvariants: readonly Invariant[] = [
  {
    name: 'an accepted feedback gave its points once, and no other gave any',
    promises: [],
    query: `
      select f.feedback_id::text from feedback f
      where (select coalesce(sum(e.amount), 0) from ledger_entries e where e.user_id = f.user_id
        and e.ledger = 'points' and e.cause = 'credit:feedback-' || f.feedback_id) <> f.points
      union all
      select e.cause from ledger_entries e
      where e.cause ~ '^credit:feedback-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and not exists (
        select 1 from feedback f where f.user_id = e.user_id
          and e.cause = 'credit:feedback-' || f.feedback_id and f.state = 'accepted')`,
    counts: 'select count(*) as rows from feedback',
  },
  {
    name: 'pictures of a feedback are uploads of its user, each used by it only',
    promises: [],
    query: `
      select f.feedback_id::text as id from feedback f cross join lateral jsonb_array_elements_text(f.pictures) p(file_key)
      where not exists (select 1 from uploads u where u.file_key = p.file_key and u.user_id = f.user_id
        and u.used_by = 'feedback:' || f.feedback_id)
      union all
      select u.file_key from uploads u where u.used_by like 'feedback:%' and not exists (
        select 1 from feedback f where u.used_by = 'feedback:' || f.feedback_id and f.pictures ? u.file_key)`,
    counts: 'select count(*) as rows from uploads where used_by is not null',
  },
  {
    name: 'a stored upload has its picture, and no other has one',
    promises: [],
    query: `
      select u.file_key from uploads u left join upload_pictures p on p.file_key = u.file_key
      where (u.state = 'stored') <> (p.file_key is not null)`,
    counts: 'select count(*) as rows from uploads',
  },
];
