import { eq, sql } from 'drizzle-orm';
import type { ContentSection } from '../../db/content-section.ts';
import type { Db } from '../../db/database.ts';
import { contentPacks } from './content.tables.ts';

export const CONTENT_CHANNEL = 'juban_content';

export async function readSectionRows(db: Db, section: ContentSection): Promise<Record<string, unknown>[]> {
  return db.select().from(section.table);
}

export async function upsertRow(
  tx: Db,
  section: ContentSection,
  row: Record<string, unknown>,
): Promise<void> {
  await tx.insert(section.table).values(row).onConflictDoUpdate({ target: section.key.column, set: row });
}

export async function readAppliedPack(
  db: Db,
  pack: string,
): Promise<{ hash: string; appliedAt: Date } | undefined> {
  const [row] = await db.select().from(contentPacks).where(eq(contentPacks.pack, pack));
  return row;
}

export async function writePack(
  tx: Db,
  pack: { pack: string; hash: string; appliedAt: Date },
): Promise<void> {
  const { hash, appliedAt } = pack;
  await tx
    .insert(contentPacks)
    .values(pack)
    .onConflictDoUpdate({ target: contentPacks.pack, set: { hash, appliedAt } });
}

/** Notifies every process, once the transaction commits, to clear its caches. */
export async function announceChange(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, '')`);
}
