import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';

const hold = namedStatement('hold_user', 'select id from users where id = $1::bigint for update');

/** First in the order of locks; false for a user that does not exist. */
export async function holdUser(tx: Db, userId: number): Promise<boolean> {
  return (await hold(tx, [userId])).length > 0;
}

const readEnd = namedStatement<{ end_ms: number; settled_days: number }>(
  'read_end',
  `select (extract(epoch from expires_at) * 1000)::float8 as end_ms, decay_settled_days as settled_days
  from memberships where user_id = $1::bigint`,
);

export interface MembershipEnd {
  expiresAt: Date | null;
  settledDays: number;
}

/** The holder of the user's row reads what no other changes meanwhile. */
export async function readMembershipEnd(tx: Db, userId: number): Promise<MembershipEnd> {
  const [row] = await readEnd(tx, [userId]);
  return { expiresAt: row ? new Date(row.end_ms) : null, settledDays: row?.settled_days ?? 0 };
}

const write = namedStatement<{ ledger: string }>(
  'write_purchase',
  `with entries as (
    insert into ledger_entries (user_id, ledger, cause, amount, source, at)
    select $1::bigint, g.ledger, $2::text, g.amount, 'purchase', $3::timestamptz
    from (values ('entitlement', $4::int), ('v_power', $5::int)) as g (ledger, amount) where g.amount > 0
    on conflict (user_id, ledger, cause) do nothing
    returning ledger, amount
  ), balances as (
    insert into ledger_balances as b (user_id, ledger, balance)
    select $1::bigint, e.ledger, e.amount from entries e
    on conflict (user_id, ledger) do update set balance = b.balance + excluded.balance
  ), ends as (
    insert into memberships (user_id, expires_at)
    select $1::bigint, $6::timestamptz from entries e where e.ledger = 'entitlement'
    on conflict (user_id) do update set expires_at = excluded.expires_at, decay_settled_days = 0
  )
  select ledger from entries`,
);

export interface PurchaseGrant {
  userId: number;
  /** Of both entries; the same cause is never written twice. */
  cause: string;
  /** Both more than none. */
  days: number;
  vPower: number;
  at: Date;
}

/** Entries, balances and the new end together; a cause that stands already leaves all as it is. */
export async function writePurchase(tx: Db, grant: PurchaseGrant, end: Date): Promise<void> {
  const { userId, cause, at, days, vPower } = grant;
  await write(tx, [userId, cause, at.toISOString(), days, vPower, end.toISOString()]);
}
