import type { Invariant } from '../../db/invariant.ts';

export const giftDrawInvariants: readonly Invariant[] = [
  {
    name: 'a draw of gifts took place after its end among all who had given an address in time, one place each',
    promises: [17],
    query: `
      select d.activity, d.participants::text from activity_gift_draws d
      join activity_gift_terms t on t.activity = d.activity and t.version = d.version
      left join (select activity, count(*) as entries, max(place) as last, count(distinct entry_no) as numbers
        from activity_gift_entries group by 1) e on e.activity = d.activity
      where coalesce(e.entries, 0) <> d.participants or coalesce(e.last, 0) <> d.participants
        or coalesce(e.numbers, 0) <> d.participants or d.drawn_at < t.draws_at
        or exists (select 1 from activity_gift_terms n where n.activity = d.activity and n.version > d.version)
      union all
      select a.activity, a.entry_no from activity_addresses a join activity_gift_draws d on d.activity = a.activity
      where not exists (select 1 from activity_gift_entries e
        where e.activity = a.activity and e.entry_no = a.entry_no and e.given_at = a.given_at)
      union all
      select e.activity, e.entry_no from activity_gift_entries e
      join activity_gift_draws d on d.activity = e.activity
      join activity_gift_terms t on t.activity = d.activity and t.version = d.version
      where e.given_at >= t.ends_at
      union all
      select e.activity, 'nobody' from activity_gift_entries e
      left join activity_addresses a on a.activity = e.activity and a.entry_no = e.entry_no
      where a.entry_no is null group by e.activity
      having count(*) > (select count(*) from account_deletions where done_at is not null)`,
    counts: 'select count(*) as rows from activity_gift_entries',
  },
  {
    name: 'gifts are sent to winners only, one each, and no more than were promised',
    // Operators ship gifts by a command, which no chaos scene runs, so no promise may depend on these rows.
    promises: [],
    query: `
      with there as (
        select e.activity, e.entry_no, a.user_id, row_number() over (partition by e.activity order by e.place) as rank
        from activity_gift_entries e
        left join activity_addresses a on a.activity = e.activity and a.entry_no = e.entry_no
        left join activity_gift_parcels p on p.activity = e.activity and p.entry_no = e.entry_no
        where a.entry_no is not null or p.entry_no is not null
      )
      select p.activity, p.entry_no from activity_gift_parcels p
      left join activity_gift_draws d on d.activity = p.activity
      left join activity_gift_terms t on t.activity = d.activity and t.version = d.version
      left join there w on w.activity = p.activity and w.entry_no = p.entry_no
      where w.rank is null or w.rank > t.winners or w.user_id <> p.user_id or p.sent_at < d.drawn_at
      union all
      select p.activity, count(*)::text from activity_gift_parcels p
      join activity_gift_draws d on d.activity = p.activity
      join activity_gift_terms t on t.activity = d.activity and t.version = d.version
      group by p.activity, t.winners having count(*) > t.winners
      union all
      select p.activity, p.entry_no from activity_gift_parcels p group by 1, 2 having count(*) > 1`,
    counts: 'select count(*) as rows from activity_gift_parcels',
  },
];
