import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { OnDelete } from '../../platform/user-tables.ts';
import { type Holding, isOwn, type Owner } from './holdings.repository.ts';

/** For this transaction alone: what is otherwise kept as it is lets a person go. */
export async function beginErasure(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('juban.erasing', 'on', true)`);
}

/** Deletes, clears or keeps the owner's rows of one table. */
export async function applyDeletion(
  tx: Db,
  holding: Holding,
  onDelete: OnDelete,
  owner: Owner,
): Promise<void> {
  const table = sql.identifier(holding.table);
  const own = isOwn(holding, owner);
  if (onDelete === 'delete') await tx.execute(sql`delete from ${table} t where ${own}`);
  else if ('clear' in onDelete) {
    if (onDelete.where !== undefined)
      await tx.execute(sql`delete from ${table} t where ${own} and not (${sql.raw(onDelete.where)})`);
    const change = sql.join(Object.entries(onDelete.clear).map(assign), sql`, `);
    await tx.execute(sql`update ${table} t set ${change} where ${own}`);
  }
}

const assign = ([column, value]: readonly [string, string | null | { sql: string }]): SQL =>
  sql`${sql.identifier(column)} = ${typeof value === 'object' && value ? sql.raw(value.sql) : value}`;

/**
 * The phone itself. Where days were claimed by it once for ever, its index stays, which tells nobody the number; the
 * codes that were sent go, but for those that such a claim rests on.
 */
export async function forgetPhone(tx: Db, phoneIndex: string): Promise<void> {
  await tx.execute(sql`
    delete from sms_codes s where s.phone_index = ${phoneIndex}
      and not exists (select 1 from claims c where c.code_id = s.id)`);
  await tx.execute(
    sql`update phones set user_id = null, phone_sealed = '' where phone_index = ${phoneIndex}`,
  );
  await tx.execute(sql`
    delete from phones p where p.phone_index = ${phoneIndex}
      and not exists (select 1 from claims c where c.phone_index = p.phone_index)
      and not exists (select 1 from held_grants h where h.phone_index = p.phone_index)`);
}
