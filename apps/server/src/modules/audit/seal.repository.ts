import { asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { staffActionDetails, staffActionNumbers, staffActionSeals, staffActions } from './audit.tables.ts';

export type Action = typeof staffActions.$inferSelect;
export type Seal = typeof staffActionSeals.$inferSelect;

/** Only one process seals at a time; another one that is sealing does the work. */
export async function lockSeals(tx: Db): Promise<boolean> {
  const [row] = rowsOf<{ locked: boolean }>(
    await tx.execute(sql`select pg_try_advisory_xact_lock(hashtext('juban.staff-seals')) as locked`),
  );
  return row?.locked === true;
}

export const listUnsealed = (db: Db, most: number): Promise<Action[]> =>
  db
    .select({ action: staffActions })
    .from(staffActions)
    .leftJoin(staffActionNumbers, eq(staffActionNumbers.actionId, staffActions.id))
    .where(isNull(staffActionNumbers.number))
    .orderBy(asc(staffActions.id))
    .limit(most)
    .then((rows) => rows.map(({ action }) => action));

export async function findLastSeal(db: Db): Promise<Seal | undefined> {
  const [seal] = await db.select().from(staffActionSeals).orderBy(desc(staffActionSeals.sealNo)).limit(1);
  return seal;
}

export async function insertSeal(
  tx: Db,
  seal: Seal,
  numbers: ReadonlyArray<typeof staffActionNumbers.$inferInsert>,
): Promise<void> {
  await tx.insert(staffActionSeals).values(seal);
  await tx.insert(staffActionNumbers).values([...numbers]);
}

export const listSeals = (db: Db): Promise<Seal[]> =>
  db.select().from(staffActionSeals).orderBy(asc(staffActionSeals.sealNo));

/** The entries of a seal by number; an entry that was removed is missing beside its number. */
export const listSealed = (db: Db, sealNo: number) =>
  db
    .select({ number: staffActionNumbers, action: staffActions, details: staffActionDetails })
    .from(staffActionNumbers)
    .leftJoin(staffActions, eq(staffActions.id, staffActionNumbers.actionId))
    .leftJoin(staffActionDetails, eq(staffActionDetails.actionId, staffActionNumbers.actionId))
    .where(eq(staffActionNumbers.sealNo, sealNo))
    .orderBy(asc(staffActionNumbers.number));
