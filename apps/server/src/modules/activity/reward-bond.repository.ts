import { and, eq, gt, gte, lte, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { activities, activityAddresses, activityClaims } from './activity.tables.ts';

/** The days that a claim required, and the period in which they had to be bought. */
export interface Need {
  needDays: number;
  startsAt: Date;
  endsAt: Date;
  brands: string[];
}

/** A period that contains the time. */
const holds = (table: { startsAt: PgColumn; endsAt: PgColumn }, at: Date): SQL | undefined =>
  and(lte(table.startsAt, at), gt(table.endsAt, at));

/** Of all claims and addresses of a user in activities that were open at that time. */
export async function listNeeds(db: Db, userId: number, at: Date): Promise<Need[]> {
  const { brands } = activities;
  const claimed = await db
    .select({
      needDays: activityClaims.needDays,
      startsAt: activityClaims.startsAt,
      endsAt: activityClaims.endsAt,
      brands,
    })
    .from(activityClaims)
    .innerJoin(activities, eq(activities.activity, activityClaims.activity))
    .where(and(eq(activityClaims.userId, userId), holds(activityClaims, at)));
  const sent = await db
    .select({
      needDays: activityAddresses.needDays,
      startsAt: activityAddresses.startsAt,
      endsAt: activityAddresses.endsAt,
      brands,
    })
    .from(activityAddresses)
    .innerJoin(activities, eq(activities.activity, activityAddresses.activity))
    .where(and(eq(activityAddresses.userId, userId), holds(activityAddresses, at)));
  return [...claimed, ...sent];
}

/** The claims of a user since that time, with the brands whose orders count. */
export async function listClaimsSince(db: Db, userId: number, since: Date) {
  const { itemId, needDays, startsAt, endsAt } = activityClaims;
  return db
    .select({ itemId, needDays, startsAt, endsAt, brands: activities.brands })
    .from(activityClaims)
    .innerJoin(activities, eq(activities.activity, activityClaims.activity))
    .where(
      and(
        eq(activityClaims.userId, userId),
        gte(activityClaims.claimedAt, since),
        holds(activityClaims, since),
      ),
    );
}
