/**
 * Clauses with which another module's statement grants what was bought, so that each of thousands of payers costs one
 * database call. That statement locks the user's row, defines `bought` (user_id, days, v_power, cause, at), one row at
 * most, and acts only if `isSettled` is true for the user: pending decay must be written before.
 */
export const PURCHASE_GRANT = {
  isSettled: (userId: string, at: string) => `not exists (
    select 1 from memberships m where m.user_id = ${userId}
      and floor(extract(epoch from ${at} - m.expires_at) / 86400) > m.decay_settled_days)`,

  /**
   * Days from the end of a current membership, otherwise from now; a cause that exists already makes the
   * statement fail.
   */
  clauses: `entries as (
    insert into ledger_entries (user_id, ledger, cause, amount, source, at)
    select b.user_id, g.ledger, b.cause, g.amount, 'purchase', b.at
    from bought b cross join lateral (values ('entitlement', b.days), ('v_power', b.v_power)) as g (ledger, amount)
    where g.amount > 0
    returning user_id, ledger, amount
  ), balances as (
    insert into ledger_balances as l (user_id, ledger, balance)
    select e.user_id, e.ledger, e.amount from entries e
    on conflict (user_id, ledger) do update set
      balance = greatest(0, l.balance - l.owed + excluded.balance),
      owed = greatest(0, l.owed - l.balance - excluded.balance)
  ), ends as (
    insert into memberships as m (user_id, expires_at)
    select b.user_id, b.at + b.days * interval '24 hours' from bought b
    on conflict (user_id) do update set decay_settled_days = 0, expires_at = greatest(
      excluded.expires_at, m.expires_at + (select b.days from bought b) * interval '24 hours')
  )`,
};
