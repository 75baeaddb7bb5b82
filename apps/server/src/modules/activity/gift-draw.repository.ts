import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { activities, activityAddresses } from './activity.tables.ts';
import {
  activityGiftActs,
  activityGiftDraws,
  activityGiftEntries,
  activityGiftParcels,
} from './gift-draw.tables.ts';
import { type GiftDraw, type GiftTerms, winnersSql } from './gift-terms.repository.ts';

/** Rows per statement: each uses four of its at most 65,535 parameters. */
const ROWS_AT_ONCE = 5_000;

export type GiftEntry = typeof activityGiftEntries.$inferSelect;
export type GiftActRow = Omit<typeof activityGiftActs.$inferSelect, 'id'>;
export type Parcel = typeof activityGiftParcels.$inferSelect;

/** All users who have given an address. */
export async function listParticipants(tx: Db, activity: string) {
  const { entryNo, givenAt } = activityAddresses;
  return tx
    .select({ entryNo, givenAt })
    .from(activityAddresses)
    .where(eq(activityAddresses.activity, activity));
}

/** False if it was drawn before. */
export async function insertGiftDraw(tx: Db, draw: GiftDraw): Promise<boolean> {
  const written = await tx
    .insert(activityGiftDraws)
    .values(draw)
    .onConflictDoNothing()
    .returning({ activity: activityGiftDraws.activity });
  return written.length > 0;
}

export async function insertEntries(tx: Db, entries: readonly GiftEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE)
    await tx.insert(activityGiftEntries).values(entries.slice(from, from + ROWS_AT_ONCE));
}

/** In the drawn order. */
export async function listEntries(db: Db, activity: string): Promise<GiftEntry[]> {
  return db
    .select()
    .from(activityGiftEntries)
    .where(eq(activityGiftEntries.activity, activity))
    .orderBy(asc(activityGiftEntries.place));
}

export interface Winner {
  place: number;
  entryNo: string;
  /** Null for a winner who was deleted after the gift was shipped. */
  userId: number | null;
  addressSealed: string | null;
  courier: string | null;
  trackingNo: string | null;
  sentAt: Date | null;
}

interface WinnerRow {
  place: number;
  entry_no: string;
  user_id: string | number | null;
  address_sealed: string | null;
  courier: string | null;
  tracking_no: string | null;
  sent_at: string | Date | null;
}

/** In the drawn order; at most as many as there are gifts. */
export async function listWinners(db: Db, { activity, winners }: GiftTerms): Promise<Winner[]> {
  const rows = rowsOf<WinnerRow>(await db.execute(winnersSql(activity, winners)));
  return rows.map((row) => ({
    place: row.place,
    entryNo: row.entry_no,
    userId: row.user_id === null ? null : Number(row.user_id),
    addressSealed: row.address_sealed,
    courier: row.courier,
    trackingNo: row.tracking_no,
    sentAt: row.sent_at === null ? null : new Date(row.sent_at),
  }));
}

/** Other commands that ship gifts of this activity wait until the transaction ends. */
export async function lockGiftDraw(tx: Db, activity: string): Promise<GiftDraw | undefined> {
  const [row] = await tx
    .select()
    .from(activityGiftDraws)
    .where(eq(activityGiftDraws.activity, activity))
    .for('update');
  return row;
}

export async function insertParcel(tx: Db, parcel: Parcel): Promise<void> {
  await tx.insert(activityGiftParcels).values(parcel);
}

/** Corrects a shipment; false if nothing was shipped. */
export async function correctParcel(
  tx: Db,
  { activity, entryNo, courier, trackingNo }: Omit<Parcel, 'userId' | 'sentAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(activityGiftParcels)
    .set({ courier, trackingNo })
    .where(sql`${activityGiftParcels.activity} = ${activity} and ${activityGiftParcels.entryNo} = ${entryNo}`)
    .returning({ entryNo: activityGiftParcels.entryNo });
  return changed.length > 0;
}

export async function insertAct(tx: Db, act: GiftActRow): Promise<void> {
  await tx.insert(activityGiftActs).values(act);
}

export async function listActs(db: Db, activity: string): Promise<GiftActRow[]> {
  return db
    .select()
    .from(activityGiftActs)
    .where(eq(activityGiftActs.activity, activity))
    .orderBy(asc(activityGiftActs.id));
}

/** Drawn gifts of activities in one of these brands. */
export const listDrawnIn = (
  db: Db,
  brands: readonly string[],
): Promise<Array<GiftDraw & { title: string }>> =>
  db
    .select({ ...getTableColumns(activityGiftDraws), title: activities.title })
    .from(activityGiftDraws)
    .innerJoin(activities, eq(activities.activity, activityGiftDraws.activity))
    // Without a brand, an activity is in all of them.
    .where(
      sql`(${activities.brands} = '[]'::jsonb or ${activities.brands} ?| ${sql.param([...brands])}::text[])`,
    )
    .orderBy(asc(activityGiftDraws.drawnAt));
