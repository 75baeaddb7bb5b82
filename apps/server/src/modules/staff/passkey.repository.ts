import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { staffPasskeys } from './staff.tables.ts';

export type Passkey = typeof staffPasskeys.$inferSelect;
export type NewPasskey = Omit<Passkey, 'lastUsedAt'>;

export const listPasskeys = (db: Db, staffId: number): Promise<Passkey[]> =>
  db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt));

export async function countPasskeys(db: Db, staffId: number): Promise<number> {
  const [row] = await db
    .select({ keys: count() })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId));
  return row?.keys ?? 0;
}

/** False for a passkey that is registered already. */
export async function insertPasskey(tx: Db, row: NewPasskey): Promise<boolean> {
  const made = await tx
    .insert(staffPasskeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id });
  return made.length > 0;
}

export async function markPasskeyUsed(tx: Db, id: string, counter: number, now: Date): Promise<void> {
  await tx.update(staffPasskeys).set({ counter, lastUsedAt: now }).where(eq(staffPasskeys.id, id));
}

export async function deletePasskey(tx: Db, staffId: number, id: string): Promise<boolean> {
  const gone = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning({ id: staffPasskeys.id });
  return gone.length > 0;
}

export async function deletePasskeys(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId));
}
