import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { activities, activityAddresses } from './activity.tables.ts';
import { activityGiftDraws, activityGiftTerms } from './gift-draw.tables.ts';

export type GiftTerms = typeof activityGiftTerms.$inferSelect;
export type GiftDraw = typeof activityGiftDraws.$inferSelect;

const newestOf = (db: Db, activity: string) =>
  db
    .select()
    .from(activityGiftTerms)
    .where(eq(activityGiftTerms.activity, activity))
    .orderBy(desc(activityGiftTerms.version))
    .limit(1);

/** The valid ones. */
export async function findGiftTerms(db: Db, activity: string): Promise<GiftTerms | undefined> {
  const [row] = await newestOf(db, activity);
  return row;
}

/**
 * Locked for the transaction: shared while an address is given, exclusively for the draw. So the draw waits
 * for addresses that are being written, and no address is added while it reads them.
 */
export async function lockGiftTerms(
  tx: Db,
  activity: string,
  strength: 'share' | 'update',
): Promise<GiftTerms | undefined> {
  const [row] = await newestOf(tx, activity).for(strength);
  return row;
}

/** Of two processes that publish at once, one succeeds. */
export async function insertGiftTerms(tx: Db, terms: GiftTerms): Promise<void> {
  await tx.insert(activityGiftTerms).values(terms).onConflictDoNothing();
}

export async function hasAddresses(db: Db, activity: string): Promise<boolean> {
  const rows = await db
    .select({ activity: activityAddresses.activity })
    .from(activityAddresses)
    .where(eq(activityAddresses.activity, activity))
    .limit(1);
  return rows.length > 0;
}

/** Of all brands. */
export async function listAllActivities(db: Db) {
  return db.select().from(activities).orderBy(activities.activity);
}

export async function findGiftDraw(db: Db, activity: string): Promise<GiftDraw | undefined> {
  const [row] = await db.select().from(activityGiftDraws).where(eq(activityGiftDraws.activity, activity));
  return row;
}

export async function listGiftDraws(db: Db): Promise<GiftDraw[]> {
  return db.select().from(activityGiftDraws).orderBy(activityGiftDraws.activity);
}

export async function findTermsOf(db: Db, { activity, version }: GiftDraw): Promise<GiftTerms | undefined> {
  const [row] = await db
    .select()
    .from(activityGiftTerms)
    .where(and(eq(activityGiftTerms.activity, activity), eq(activityGiftTerms.version, version)));
  return row;
}

/** Draws whose time has come and that have not taken place. */
export async function listDueDraws(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ activity: activityGiftTerms.activity })
    .from(activityGiftTerms)
    .where(
      and(
        lte(activityGiftTerms.drawsAt, now),
        sql`not exists (select 1 from activity_gift_draws d where d.activity = ${activityGiftTerms.activity})`,
        sql`not exists (select 1 from activity_gift_terms n
          where n.activity = ${activityGiftTerms.activity} and n.version > ${activityGiftTerms.version})`,
      ),
    );
  return rows.map(({ activity }) => activity);
}

/** The data that one user's result follows from. */
export interface OwnGift {
  isWinner: boolean;
  courier: string | null;
  trackingNo: string | null;
  sentAt: Date | null;
}

/**
 * Winners are the first in the drawn order who still have an address, or whose gift is shipped. Reads no more
 * entries than there are gifts, plus those of users who withdrew before them.
 */
export const winnersSql = (activity: string, count: number) => sql`
  select e.place, e.entry_no, a.user_id, a.address_sealed, p.courier, p.tracking_no, p.sent_at
  from activity_gift_entries e
  left join activity_addresses a on a.activity = e.activity and a.entry_no = e.entry_no
  left join activity_gift_parcels p on p.activity = e.activity and p.entry_no = e.entry_no
  where e.activity = ${activity} and (a.entry_no is not null or p.entry_no is not null)
  order by e.place limit ${count}`;

export async function findOwnGift(
  db: Db,
  { activity, winners }: GiftTerms,
  entryNo: string,
): Promise<OwnGift> {
  const found = await db.execute(sql`
    select w.courier, w.tracking_no as "trackingNo", w.sent_at as "sentAt"
    from (${winnersSql(activity, winners)}) w where w.entry_no = ${entryNo}`);
  const [row] = rowsOf<{ courier: string | null; trackingNo: string | null; sentAt: string | Date | null }>(
    found,
  );
  return {
    isWinner: row !== undefined,
    courier: row?.courier ?? null,
    trackingNo: row?.trackingNo ?? null,
    sentAt: row?.sentAt ? new Date(row.sentAt) : null,
  };
}
