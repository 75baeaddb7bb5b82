import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { agreements } from './agreement.tables.ts';

export type Agreement = typeof agreements.$inferSelect;

/** Of each key the version in force at a moment. */
export async function findInForce(db: Db, keys: readonly string[], at: Date): Promise<Agreement[]> {
  return db
    .selectDistinctOn([agreements.key])
    .from(agreements)
    .where(and(inArray(agreements.key, [...keys]), lte(agreements.effectiveAt, at)))
    .orderBy(agreements.key, desc(agreements.effectiveAt));
}

/** When the next version of a document takes over. */
export async function findNextChange(db: Db, key: string, at: Date): Promise<Date | undefined> {
  const [next] = await db
    .select({ effectiveAt: agreements.effectiveAt })
    .from(agreements)
    .where(and(eq(agreements.key, key), gt(agreements.effectiveAt, at)))
    .orderBy(asc(agreements.effectiveAt))
    .limit(1);
  return next?.effectiveAt;
}
