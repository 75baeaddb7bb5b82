import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type PageRequest, rowsOfPage } from '../../db/page.ts';
import { namedStatement } from '../../db/prepared.ts';
import { ledgerEntries } from './membership.tables.ts';

const balances = namedStatement<{ balance: number }>(
  'points',
  `select coalesce(b.balance, 0)::float8 as balance
  from unnest($1::bigint[]) with ordinality as asked (user_id, turn)
  left join ledger_balances b on b.user_id = asked.user_id and b.ledger = 'points'
  order by asked.turn`,
);

/** The points of each of these users in their order, by one query. */
export async function readPointsOfMany(db: Db, userIds: readonly number[]): Promise<number[]> {
  const rows = await balances(db, [[...userIds]]);
  return rows.map(({ balance }) => balance);
}

export async function readPoints(db: Db, userId: number): Promise<number> {
  const [balance] = await readPointsOfMany(db, [userId]);
  return balance ?? 0;
}

const ofUser = (userId: number) => and(eq(ledgerEntries.userId, userId), eq(ledgerEntries.ledger, 'points'));

/** One page, newest first. */
export async function listPointEntries(db: Db, userId: number, page: PageRequest) {
  const { limit, offset } = rowsOfPage(page);
  return db
    .select()
    .from(ledgerEntries)
    .where(ofUser(userId))
    .orderBy(desc(ledgerEntries.seq))
    .limit(limit)
    .offset(offset);
}

export async function countPointEntries(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ledgerEntries).where(ofUser(userId));
  return row?.total ?? 0;
}
