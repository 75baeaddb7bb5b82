import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreementConsents, agreements } from './agreement.tables.ts';

export type Agreement = typeof agreements.$inferSelect;

/** For each key the version in force at a time. */
export async function findInForce(db: Db, keys: readonly string[], at: Date): Promise<Agreement[]> {
  return db
    .selectDistinctOn([agreements.key])
    .from(agreements)
    .where(and(inArray(agreements.key, [...keys]), lte(agreements.effectiveAt, at)))
    .orderBy(agreements.key, desc(agreements.effectiveAt));
}

/** When the next version of a document comes into force. */
export async function findNextChange(db: Db, key: string, at: Date): Promise<Date | undefined> {
  const [next] = await db
    .select({ effectiveAt: agreements.effectiveAt })
    .from(agreements)
    .where(and(eq(agreements.key, key), gt(agreements.effectiveAt, at)))
    .orderBy(asc(agreements.effectiveAt))
    .limit(1);
  return next?.effectiveAt;
}

export async function findVersion(db: Db, key: string, version: number): Promise<Agreement | undefined> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.key, key), eq(agreements.version, version)));
  return row;
}

/** A repeated consent replaces the earlier one. */
export async function putConsents(
  tx: Db,
  consents: ReadonlyArray<typeof agreementConsents.$inferInsert>,
): Promise<void> {
  if (consents.length === 0) return;
  const { userId, key, version } = agreementConsents;
  await tx
    .insert(agreementConsents)
    .values([...consents])
    .onConflictDoUpdate({ target: [userId, key, version], set: { agreedAt: sql`excluded.agreed_at` } });
}

export async function findConsent(
  db: Db,
  userId: number,
  key: string,
): Promise<{ version: number; at: Date } | undefined> {
  const [row] = await db
    .select({ version: agreementConsents.version, at: agreementConsents.agreedAt })
    .from(agreementConsents)
    .where(and(eq(agreementConsents.userId, userId), eq(agreementConsents.key, key)))
    .orderBy(desc(agreementConsents.agreedAt), desc(agreementConsents.version))
    .limit(1);
  return row;
}

/** What a user has agreed to, newest first. */
export const listConsents = (db: Db, userId: number, most: number) =>
  db
    .select({
      key: agreementConsents.key,
      version: agreementConsents.version,
      at: agreementConsents.agreedAt,
      title: agreements.title,
      brand: agreements.brand,
    })
    .from(agreementConsents)
    .leftJoin(
      agreements,
      and(eq(agreements.key, agreementConsents.key), eq(agreements.version, agreementConsents.version)),
    )
    .where(eq(agreementConsents.userId, userId))
    .orderBy(desc(agreementConsents.agreedAt))
    .limit(most);
