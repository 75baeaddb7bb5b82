import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { staffLimits, staffLimitUses } from './audit.tables.ts';

export type LimitUse = Omit<typeof staffLimitUses.$inferInsert, 'id'>;
export type LimitKind = LimitUse['kind'];

export const listLimitRows = (db: Db) => db.select().from(staffLimits).orderBy(asc(staffLimits.id));

export async function writeLimit(tx: Db, id: string, value: number): Promise<void> {
  await tx.update(staffLimits).set({ value }).where(eq(staffLimits.id, id));
}

export async function insertUse(tx: Db, use: LimitUse): Promise<void> {
  await tx.insert(staffLimitUses).values(use);
}

const total = {
  sum: sql<number>`coalesce(sum(${staffLimitUses.amount}), 0)::int`,
  times: sql<number>`count(*)::int`,
};

export async function sumUsesOfStaff(tx: Db, staffId: number, kind: LimitKind, since: Date) {
  const [row] = await tx
    .select(total)
    .from(staffLimitUses)
    .where(
      and(eq(staffLimitUses.staffId, staffId), eq(staffLimitUses.kind, kind), gte(staffLimitUses.at, since)),
    );
  return row ?? { sum: 0, times: 0 };
}

export async function sumUsesOnUser(tx: Db, userId: number, kind: LimitKind, since: Date) {
  const [row] = await tx
    .select(total)
    .from(staffLimitUses)
    .where(
      and(eq(staffLimitUses.userId, userId), eq(staffLimitUses.kind, kind), gte(staffLimitUses.at, since)),
    );
  return row ?? { sum: 0, times: 0 };
}
