import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { giftChoices, giftClaims } from './gift.tables.ts';

export type GiftChoice = typeof giftChoices.$inferSelect;
export type GiftClaim = typeof giftClaims.$inferSelect;
/** The claimed card and its choice. */
export type ClaimedCard = Pick<GiftClaim, 'bundle' | 'orderNo' | 'card' | 'name'>;

/** The current choices, sets included, in display order: a few dozen rows in all. */
export async function listChoices(db: Db): Promise<GiftChoice[]> {
  return db
    .select()
    .from(giftChoices)
    .where(eq(giftChoices.enabled, true))
    .orderBy(asc(giftChoices.place), asc(giftChoices.choiceId));
}

export async function listClaimed(db: Db, userId: number): Promise<ClaimedCard[]> {
  const { bundle, orderNo, card, name } = giftClaims;
  return db.select({ bundle, orderNo, card, name }).from(giftClaims).where(eq(giftClaims.userId, userId));
}

/** False if that card, or that cycle, was claimed before. */
export async function insertClaim(tx: Db, claim: GiftClaim): Promise<boolean> {
  const written = await tx
    .insert(giftClaims)
    .values(claim)
    .onConflictDoNothing()
    .returning({ card: giftClaims.card });
  return written.length > 0;
}

export async function hasClaims(db: Db, userId: number, orderNo: string): Promise<boolean> {
  const found = await db
    .select({ card: giftClaims.card })
    .from(giftClaims)
    .where(and(eq(giftClaims.userId, userId), eq(giftClaims.orderNo, orderNo)))
    .limit(1);
  return found.length > 0;
}

/** The causes of all partner grants for the cards of an order. */
export async function listGrantCauses(db: Db, userId: number, orderNo: string): Promise<string[]> {
  const claimed = await db
    .select({ card: giftClaims.card, setId: giftClaims.setId })
    .from(giftClaims)
    .where(and(eq(giftClaims.userId, userId), eq(giftClaims.orderNo, orderNo)));
  return claimed.flatMap(({ card, setId }) => [
    giftCause(orderNo, card),
    ...(setId === null ? [] : [giftCause(orderNo, 'set')]),
  ]);
}

export const giftCause = (orderNo: string, what: number | 'set'): string => `gift:${orderNo}:${what}`;

/** Every bundle that a user has taken, newest first. */
export const listClaimsOf = (db: Db, userId: number, most: number) =>
  db
    .select()
    .from(giftClaims)
    .where(eq(giftClaims.userId, userId))
    .orderBy(desc(giftClaims.claimedAt))
    .limit(most);
