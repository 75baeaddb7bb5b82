import { and, asc, desc, eq, getTableColumns, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { contractCharges, contractNotices } from './renewal.tables.ts';

export type Charge = typeof contractCharges.$inferSelect;
export type Notice = typeof contractNotices.$inferSelect;

interface PeriodKey {
  userId: number;
  contractNo: string;
  period: number;
}

const isNotice = ({ userId, contractNo, period }: PeriodKey) =>
  and(
    eq(contractNotices.userId, userId),
    eq(contractNotices.contractNo, contractNo),
    eq(contractNotices.period, period),
  );

const isCharge = ({ userId, contractNo, period }: PeriodKey) =>
  and(
    eq(contractCharges.userId, userId),
    eq(contractCharges.contractNo, contractNo),
    eq(contractCharges.period, period),
  );

/** False if it was announced before. */
export async function insertNotice(tx: Db, notice: Notice): Promise<boolean> {
  const made = await tx
    .insert(contractNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ period: contractNotices.period });
  return made.length > 0;
}

export async function findNotice(db: Db, key: PeriodKey): Promise<Notice | undefined> {
  const [row] = await db.select().from(contractNotices).where(isNotice(key));
  return row;
}

export async function findCharge(db: Db, key: PeriodKey): Promise<Charge | undefined> {
  const [row] = await db.select().from(contractCharges).where(isCharge(key));
  return row;
}

/** The newest charge of a period before this one. */
export async function findChargeBefore(db: Db, key: PeriodKey): Promise<Charge | undefined> {
  const { userId, contractNo, period } = key;
  const [row] = await db
    .select()
    .from(contractCharges)
    .where(
      and(
        eq(contractCharges.userId, userId),
        eq(contractCharges.contractNo, contractNo),
        lt(contractCharges.period, period),
      ),
    )
    .orderBy(desc(contractCharges.period))
    .limit(1);
  return row;
}

/** False if the order belongs to a charge already. */
export async function insertCharge(tx: Db, charge: typeof contractCharges.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(contractCharges)
    .values(charge)
    .onConflictDoNothing({ target: [contractCharges.userId, contractCharges.orderNo] })
    .returning({ period: contractCharges.period });
  return made.length > 0;
}

/** The next try: another order of the same period. */
export async function writeTry(
  tx: Db,
  key: PeriodKey,
  next: Pick<Charge, 'orderNo' | 'tries' | 'retryAt'>,
): Promise<void> {
  await tx.update(contractCharges).set(next).where(isCharge(key));
}

/** This many of each of these contracts, newest first. */
export async function listNewestCharges(
  db: Db,
  { userId, contractNos, most }: { userId: number; contractNos: readonly string[]; most: number },
): Promise<Charge[]> {
  const { contractNo, period } = contractCharges;
  const ranked = db
    .select({
      ...getTableColumns(contractCharges),
      place: sql<number>`row_number() over (partition by ${contractNo} order by ${period} desc)`.as('place'),
    })
    .from(contractCharges)
    .where(and(eq(contractCharges.userId, userId), inArray(contractNo, [...contractNos])))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, most)).orderBy(desc(ranked.period));
}

export async function listNotices(db: Db, userId: number): Promise<Notice[]> {
  return db
    .select()
    .from(contractNotices)
    .where(eq(contractNotices.userId, userId))
    .orderBy(asc(contractNotices.announcedAt), asc(contractNotices.period));
}

export async function listCharges(db: Db, userId: number): Promise<Charge[]> {
  return db
    .select()
    .from(contractCharges)
    .where(eq(contractCharges.userId, userId))
    .orderBy(asc(contractCharges.createdAt), asc(contractCharges.period));
}

/** The charge whose newest try this order is. */
export async function findChargeOfOrder(
  db: Db,
  userId: number,
  orderNo: string,
): Promise<Charge | undefined> {
  const [row] = await db
    .select()
    .from(contractCharges)
    .where(and(eq(contractCharges.userId, userId), eq(contractCharges.orderNo, orderNo)));
  return row;
}
