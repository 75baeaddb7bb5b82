import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

/** Columns that identify the owner of a row. */
type OwnerColumn = 'user_id' | 'phone_index';

export interface Holding {
  table: string;
  /** By the account if the table has it, otherwise by the phone. */
  column: OwnerColumn | 'id';
}

export interface Owner {
  userId: number;
  /** Null for an account without a phone. */
  phoneIndex: string | null;
}

/** Every table with user data, as the database itself lists them, so that none can be forgotten. */
export async function listHoldings(db: Db): Promise<Holding[]> {
  const found = await db.execute(sql`
    select c.relname as "table", max(a.attname::text) as "column"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.attname in ('user_id', 'phone_index')
    group by c.relname order by c.relname`);
  return [{ table: 'users', column: 'id' }, ...rowsOf<Holding>(found)];
}

/** Which rows are the owner's. */
export function isOwn({ column }: Holding, { userId, phoneIndex }: Owner) {
  return column === 'phone_index'
    ? sql`t.phone_index = ${phoneIndex}`
    : sql`t.${sql.identifier(column)} = ${userId}`;
}

export async function readHolding(
  db: Db,
  holding: Holding,
  owner: Owner,
): Promise<Record<string, unknown>[]> {
  const found = await db.execute(sql`
    select to_jsonb(t) as held from ${sql.identifier(holding.table)} t where ${isOwn(holding, owner)} order by t.ctid`);
  return rowsOf<{ held: Record<string, unknown> }>(found).map(({ held }) => held);
}

/** The index of the account's phone. */
export async function findPhoneIndex(db: Db, userId: number): Promise<string | null> {
  const found = await db.execute(sql`select phone_index as "index" from phones where user_id = ${userId}`);
  return rowsOf<{ index: string }>(found)[0]?.index ?? null;
}

/** The same, locked for the transaction: before the user's row, like logins. */
export async function holdPhoneIndex(tx: Db, userId: number): Promise<string | null> {
  const found = await tx.execute(
    sql`select phone_index as "index" from phones where user_id = ${userId} for update`,
  );
  return rowsOf<{ index: string }>(found)[0]?.index ?? null;
}
