import { OPEN_ORDER_STATES } from '@juban/domain';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { appleNotices, applePurchases, appleTransactions } from './apple.tables.ts';

export type AppleTransactionRow = typeof appleTransactions.$inferSelect;
export type AppleNoticeRow = typeof appleNotices.$inferInsert;

/** Both mean that the store revoked the purchase. */
const TAKING_BACK = ['REFUND', 'REVOKE'];
const GIVING_AGAIN = 'REFUND_REVERSED';

interface PurchaseName {
  originalTransactionId: string;
  brand: string;
}

/** The purchase's row, created if missing, locked for the transaction; returns its owner. */
export async function lockPurchase(
  tx: Db,
  { originalTransactionId, brand }: PurchaseName,
): Promise<number | null> {
  await tx.insert(applePurchases).values({ originalTransactionId, brand }).onConflictDoNothing();
  const [row] = await tx
    .select({ userId: applePurchases.userId })
    .from(applePurchases)
    .where(eq(applePurchases.originalTransactionId, originalTransactionId))
    .for('update');
  return row?.userId ?? null;
}

/** For the first account that sends it; false if it has an owner. */
export async function claimPurchase(
  tx: Db,
  { originalTransactionId }: Pick<PurchaseName, 'originalTransactionId'>,
  { userId, at }: { userId: number; at: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(applePurchases)
    .set({ userId, claimedAt: at })
    .where(
      and(eq(applePurchases.originalTransactionId, originalTransactionId), isNull(applePurchases.userId)),
    )
    .returning({ userId: applePurchases.userId });
  return claimed.length > 0;
}

export async function findPurchaseOwner(db: Db, originalTransactionId: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: applePurchases.userId })
    .from(applePurchases)
    .where(eq(applePurchases.originalTransactionId, originalTransactionId));
  return row?.userId ?? null;
}

export async function findTransaction(
  db: Db,
  userId: number,
  transactionId: string,
): Promise<AppleTransactionRow | undefined> {
  const [row] = await db
    .select()
    .from(appleTransactions)
    .where(and(eq(appleTransactions.userId, userId), eq(appleTransactions.transactionId, transactionId)));
  return row;
}

/** The newest granted period of a purchase. */
export async function findLastTransaction(
  db: Db,
  userId: number,
  originalTransactionId: string,
): Promise<AppleTransactionRow | undefined> {
  const [row] = await db
    .select()
    .from(appleTransactions)
    .where(
      and(
        eq(appleTransactions.userId, userId),
        eq(appleTransactions.originalTransactionId, originalTransactionId),
      ),
    )
    .orderBy(desc(appleTransactions.purchasedAt))
    .limit(1);
  return row;
}

/**
 * The newest of the user's orders of those goods that waits for the store's money. The caller has locked the
 * user's row.
 */
export async function findWaitingForStore(
  tx: Db,
  { userId, goodsCode, fen }: { userId: number; goodsCode: string; fen: number },
): Promise<string | undefined> {
  const waiting = sql.join(
    [...OPEN_ORDER_STATES].map((state) => sql`${state}`),
    sql`, `,
  );
  const [row] = rowsOf<{ order_no: string }>(
    await tx.execute(sql`
      select o.order_no from orders o
      join payments p on p.user_id = o.user_id and p.order_no = o.order_no
      where o.user_id = ${userId} and o.goods_code = ${goodsCode} and o.fen = ${fen} and o.state in (${waiting})
        and p.provider = 'apple' and p.state = 'open'
      order by o.created_at desc limit 1`),
  );
  return row?.order_no;
}

export async function insertTransaction(tx: Db, row: AppleTransactionRow): Promise<void> {
  await tx.insert(appleTransactions).values(row);
}

/** False if the notice was received before. */
export async function insertNotice(tx: Db, notice: AppleNoticeRow): Promise<boolean> {
  const kept = await tx
    .insert(appleNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ notificationId: appleNotices.notificationId });
  return kept.length > 0;
}

/**
 * Whether the store has refunded or revoked a transaction more often than it reversed that, in whatever order
 * the notices arrived. The caller has locked the purchase.
 */
export async function isTakenBack(tx: Db, transactionId: string): Promise<boolean> {
  const rows = await tx
    .select({ type: appleNotices.type })
    .from(appleNotices)
    .where(
      and(
        eq(appleNotices.transactionId, transactionId),
        inArray(appleNotices.type, [...TAKING_BACK, GIVING_AGAIN]),
      ),
    );
  const reversed = rows.filter(({ type }) => type === GIVING_AGAIN).length;
  return rows.length - reversed > reversed;
}
