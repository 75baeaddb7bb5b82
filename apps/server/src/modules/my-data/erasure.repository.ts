import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { OnDelete } from '../../platform/user-tables.ts';
import { type Holding, isOwn, type Owner } from './holdings.repository.ts';

/** For this transaction only: allows the deletion of rows that are otherwise append-only or frozen. */
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
 * The phone itself. If it has claimed days, once for ever, its index is kept, which does not reveal the
 * number; its codes are deleted except those that such a claim depends on.
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
