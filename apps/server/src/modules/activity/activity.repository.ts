import { remainingStock } from '@juban/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isOfBrand } from '../../db/of-brand.ts';
import {
  activities,
  activityAddresses,
  activityClaims,
  activityItems,
  activityStock,
} from './activity.tables.ts';

export type Activity = typeof activities.$inferSelect;
export type ActivityItem = typeof activityItems.$inferSelect & { rest: number };
export type ActivityClaim = typeof activityClaims.$inferSelect;
export type ActivityAddress = typeof activityAddresses.$inferSelect;
type NewAddress = typeof activityAddresses.$inferInsert;

/** A few rows, the default activity first. */
export async function listActivities(db: Db, brand: string): Promise<Activity[]> {
  return db
    .select()
    .from(activities)
    .where(isOfBrand(activities.brands, brand))
    .orderBy(asc(activities.place), asc(activities.activity));
}

/** The activity's items, in its order, with how many of each are left. */
export async function listItems(db: Db, { itemIds }: Activity): Promise<ActivityItem[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .select()
    .from(activityItems)
    .leftJoin(activityStock, eq(activityStock.itemId, activityItems.itemId))
    .where(inArray(activityItems.itemId, itemIds));
  const items = rows.map(({ activity_items: item, activity_stock: stock }) => ({
    ...item,
    rest: remainingStock(item.stock + (stock?.adjusted ?? 0), stock?.claimed ?? 0),
  }));
  return items.sort((a, b) => itemIds.indexOf(a.itemId) - itemIds.indexOf(b.itemId));
}

export async function listOwnClaims(db: Db, userId: number, activity: string): Promise<ActivityClaim[]> {
  return db
    .select()
    .from(activityClaims)
    .where(and(eq(activityClaims.userId, userId), eq(activityClaims.activity, activity)));
}

/** Takes one; false if none is left. The row locks all claims of the same item. */
export async function takeOne(tx: Db, itemId: string): Promise<boolean> {
  await tx.execute(sql`
    insert into activity_stock (item_id, released)
    select i.item_id, i.stock from activity_items i where i.item_id = ${itemId} on conflict do nothing`);
  // The content may have changed the released number since the last claim.
  const result = await tx.execute(sql`
    update activity_stock s set claimed = s.claimed + 1, released = i.stock + s.adjusted
    from activity_items i
    where i.item_id = s.item_id and s.item_id = ${itemId} and s.claimed < i.stock + s.adjusted
    returning s.claimed`);
  return rowsOf(result).length > 0;
}

/**
 * Sets how many are left, whatever the content releases; returns how many were claimed, undefined for an
 * unknown item.
 */
export async function setLeft(db: Db, itemId: string, left: number): Promise<number | undefined> {
  const result = await db.execute(sql`
    insert into activity_stock as s (item_id, adjusted, released)
    select i.item_id, ${left}::int - i.stock, ${left}::int from activity_items i where i.item_id = ${itemId}
    on conflict (item_id) do update
      set adjusted = excluded.adjusted + s.claimed, released = excluded.released + s.claimed
    returning s.claimed`);
  return rowsOf<{ claimed: number }>(result)[0]?.claimed;
}

/** False if the place, the item or the once key was used before. */
export async function insertClaim(tx: Db, claim: ActivityClaim): Promise<boolean> {
  const written = await tx
    .insert(activityClaims)
    .values(claim)
    .onConflictDoNothing()
    .returning({ slot: activityClaims.slot });
  return written.length > 0;
}

export async function findAddress(
  db: Db,
  userId: number,
  activity: string,
): Promise<ActivityAddress | undefined> {
  const [row] = await db
    .select()
    .from(activityAddresses)
    .where(and(eq(activityAddresses.userId, userId), eq(activityAddresses.activity, activity)));
  return row;
}

/** False if the user has given one before. */
export async function insertAddress(tx: Db, address: NewAddress): Promise<boolean> {
  const written = await tx
    .insert(activityAddresses)
    .values(address)
    .onConflictDoNothing({ target: [activityAddresses.userId, activityAddresses.activity] })
    .returning({ userId: activityAddresses.userId });
  return written.length > 0;
}
