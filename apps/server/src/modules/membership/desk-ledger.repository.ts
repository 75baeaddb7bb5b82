import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { checkIns } from './level.tables.ts';
import { type LedgerName, ledgerBalances, ledgerEntries } from './membership.tables.ts';

export type LedgerEntry = typeof ledgerEntries.$inferSelect;

const isIn = (userId: number, ledger: LedgerName) =>
  and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, ledger));

/** Every grant and reversal of days, in the order of writing. */
export const listAllDays = (db: Db, userId: number): Promise<LedgerEntry[]> =>
  db.select().from(ledgerEntries).where(isIn(userId, 'entitlement')).orderBy(asc(ledgerEntries.seq));

/** Newest first. */
export const listNewestEntries = (
  db: Db,
  userId: number,
  ledger: LedgerName,
  most: number,
): Promise<LedgerEntry[]> =>
  db.select().from(ledgerEntries).where(isIn(userId, ledger)).orderBy(desc(ledgerEntries.seq)).limit(most);

export const listBalances = (db: Db, userId: number) =>
  db.select().from(ledgerBalances).where(eq(ledgerBalances.userId, userId));

export async function countCheckIns(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(checkIns).where(eq(checkIns.userId, userId));
  return row?.total ?? 0;
}

/** Days in Shanghai, newest first. */
export async function listCheckInDays(db: Db, userId: number, most: number): Promise<string[]> {
  const rows = await db
    .select({ day: checkIns.day })
    .from(checkIns)
    .where(eq(checkIns.userId, userId))
    .orderBy(desc(checkIns.day))
    .limit(most);
  return rows.map(({ day }) => day);
}
