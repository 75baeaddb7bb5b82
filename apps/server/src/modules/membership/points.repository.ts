import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { preparedOn } from '../../db/prepared.ts';
import { ledgerBalances, ledgerEntries } from './membership.tables.ts';

const balanceOf = preparedOn((db) =>
  db
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.userId, sql.placeholder('userId')), eq(ledgerBalances.ledger, 'points')))
    .prepare('points'),
);

export async function readPoints(db: Db, userId: number): Promise<number> {
  const [row] = await balanceOf(db).execute({ userId });
  return row?.balance ?? 0;
}

const ofUser = (userId: number) => and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, 'points'));

/** One page, newest first. */
export async function listPointEntries(
  db: Db,
  userId: number,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
) {
  return db
    .select()
    .from(ledgerEntries)
    .where(ofUser(userId))
    .orderBy(desc(ledgerEntries.seq))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
}

export async function countPointEntries(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ledgerEntries).where(ofUser(userId));
  return row?.total ?? 0;
}
