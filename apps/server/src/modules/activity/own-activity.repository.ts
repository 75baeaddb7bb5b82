import { desc, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { activities, activityClaims } from './activity.tables.ts';

/** What a user has claimed in all activities, newest first. */
export const listAllClaims = (db: Db, userId: number, most: number) =>
  db
    .select({
      activity: activityClaims.activity,
      title: activities.title,
      brands: activities.brands,
      partner: activityClaims.partner,
      days: activityClaims.days,
      at: activityClaims.claimedAt,
    })
    .from(activityClaims)
    .leftJoin(activities, eq(activities.activity, activityClaims.activity))
    .where(eq(activityClaims.userId, userId))
    .orderBy(desc(activityClaims.claimedAt))
    .limit(most);

export interface GiftEntryOf {
  title: string | null;
  brands: string[] | null;
  givenMs: number;
  isDrawn: boolean;
  isWinner: boolean;
  courier: string | null;
  trackingNo: string | null;
}

/**
 * The draws of gifts that a user takes part in, without the address. The winners are the first of the drawn order
 * who still have an address or whose gift was sent, as in `winnersSql`.
 */
export async function listGiftEntries(db: Db, userId: number): Promise<GiftEntryOf[]> {
  return rowsOf(
    await db.execute(sql`
      select v.title, v.brands, (extract(epoch from a.given_at) * 1000)::float8 as "givenMs",
        d.activity is not null as "isDrawn",
        coalesce(e.place is not null and (
          select count(*) from activity_gift_entries b
          left join activity_addresses x on x.activity = b.activity and x.entry_no = b.entry_no
          left join activity_gift_parcels y on y.activity = b.activity and y.entry_no = b.entry_no
          where b.activity = a.activity and b.place < e.place
            and (x.entry_no is not null or y.entry_no is not null)) < t.winners, false) as "isWinner",
        p.courier, p.tracking_no as "trackingNo"
      from activity_addresses a
      left join activities v on v.activity = a.activity
      left join activity_gift_draws d on d.activity = a.activity
      left join activity_gift_terms t on t.activity = d.activity and t.version = d.version
      left join activity_gift_entries e on e.activity = a.activity and e.entry_no = a.entry_no
      left join activity_gift_parcels p on p.activity = a.activity and p.entry_no = a.entry_no
      where a.user_id = ${userId} order by a.given_at desc`),
  );
}
