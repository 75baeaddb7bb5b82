import type { Invariant } from '../../db/invariant.ts';

/** Invariants of ledgers and memberships; each query returns the rows that break it. */
export const membershipInvariants: readonly Invariant[] = [
  {
    name: 'ledger sum is the balance',
    promises: [1],
    query: `
      select coalesce(e.user_id, b.user_id) as user_id, coalesce(e.ledger, b.ledger) as ledger, e.total, b.balance, b.owed
      from (select user_id, ledger, sum(amount) as total from ledger_entries group by 1, 2) e
      full join ledger_balances b on b.user_id = e.user_id and b.ledger = e.ledger
      where e.total is distinct from b.balance - b.owed or b.balance < 0 or (b.balance > 0 and b.owed > 0)`,
    counts: 'select count(*) as rows from ledger_balances',
  },
  {
    name: 'expiry is the replay of the entitlement ledger',
    promises: [7],
    query: `
      with recursive numbered as (
        select user_id, at, amount, row_number() over (partition by user_id order by seq) as n
        from ledger_entries where ledger = 'entitlement' and amount <> 0
      ), replay as (
        select user_id, n, at + amount * interval '24 hours' as expiry from numbered where n = 1
        union all
        select e.user_id, e.n, case
          when e.amount > 0 then greatest(r.expiry, e.at) + e.amount * interval '24 hours'
          else greatest(r.expiry + e.amount * interval '24 hours', least(r.expiry, e.at)) end
        from replay r join numbered e on e.user_id = r.user_id and e.n = r.n + 1
      ), final as (
        select distinct on (user_id) user_id, expiry from replay order by user_id, n desc
      )
      select coalesce(f.user_id, m.user_id) as user_id, f.expiry, m.expires_at
      from final f full join memberships m on m.user_id = f.user_id
      where f.expiry is distinct from m.expires_at`,
    counts: 'select count(*) as rows from memberships',
  },
  {
    name: 'decay rows are two per whole expired day, dated by the expiry',
    promises: [16],
    query: `
      select d.user_id, d.cause, d.amount, d.at from (
        select e.*, to_timestamp(split_part(cause, ':', 2)::bigint / 1000.0) as expiry, split_part(cause, ':', 3)::int as day
        from (
          select *, sum(amount) over (partition by user_id order by seq) as left_after
          from ledger_entries where ledger = 'v_power'
        ) e where source = 'decay'
      ) d left join memberships m on m.user_id = d.user_id and m.expires_at = d.expiry
      where d.amount not in (-1, -2) or (d.amount = -1 and d.left_after <> 0)
        or d.at <> d.expiry + d.day * interval '24 hours' or d.day > m.decay_settled_days`,
    counts: `select count(*) as rows from ledger_entries where source = 'decay'`,
  },
  {
    name: 'held days are released once, to the account of their phone',
    promises: [10],
    query: `
      select h.phone_index, h.cause from held_grants h join phones p on p.phone_index = h.phone_index
      where (p.user_id is not null and h.released_to is distinct from p.user_id and not exists (
          select 1 from account_deletions d where d.user_id = h.released_to and d.done_at is not null))
        or (h.released_to is not null and not exists (
          select 1 from ledger_entries e
          where e.user_id = h.released_to and e.ledger = 'entitlement' and e.cause = h.cause and e.amount = h.days))`,
    counts: 'select count(*) as rows from held_grants',
  },
];

/** Invariants of debts that refunds leave. */
export const debtInvariants: readonly Invariant[] = [
  {
    name: 'what is owed was missing when a refund took it back',
    promises: [],
    query: `
      select b.user_id, b.ledger, b.owed from ledger_balances b
      where b.owed > (select coalesce(sum(d.amount), 0) from ledger_debts d
        where d.user_id = b.user_id and d.ledger = b.ledger)
      union all
      select d.user_id, d.ledger, d.amount from ledger_debts d
      left join ledger_entries e on e.user_id = d.user_id and e.ledger = d.ledger and e.cause = d.cause
      where e.source is distinct from 'refund' or -e.amount < d.amount`,
    counts: 'select count(*) as rows from ledger_debts',
  },
];
