import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { earnWays } from './mall.tables.ts';

export type EarnWay = typeof earnWays.$inferSelect;

export async function listWays(db: Db): Promise<EarnWay[]> {
  return db.select().from(earnWays).where(eq(earnWays.enabled, true)).orderBy(asc(earnWays.place));
}

export async function findWay(db: Db, way: EarnWay['way']): Promise<EarnWay | undefined> {
  const [row] = await db
    .select()
    .from(earnWays)
    .where(and(eq(earnWays.way, way), eq(earnWays.enabled, true)));
  return row;
}
