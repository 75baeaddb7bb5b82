import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { navigations } from './navigation.tables.ts';

export type Navigation = typeof navigations.$inferSelect;

export async function findNavigation(db: Db, navigationId: string): Promise<Navigation | undefined> {
  const [row] = await db.select().from(navigations).where(eq(navigations.navigationId, navigationId));
  return row;
}
