import { and, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { albums, dramas } from './drama.tables.ts';

export type Drama = typeof dramas.$inferSelect;
export type Album = typeof albums.$inferSelect;

export async function findDrama(db: Db, dramaId: string): Promise<Drama | undefined> {
  const [row] = await db.select().from(dramas).where(eq(dramas.dramaId, dramaId));
  return row;
}

export async function findDramas(db: Db, dramaIds: readonly string[]): Promise<Drama[]> {
  if (dramaIds.length === 0) return [];
  return db
    .select()
    .from(dramas)
    .where(inArray(dramas.dramaId, [...dramaIds]));
}

export async function findAlbum(db: Db, albumId: string): Promise<Album | undefined> {
  const [row] = await db.select().from(albums).where(eq(albums.albumId, albumId));
  return row;
}

/** Other playable dramas of the brand: the most similar by plot first, then the most followed. */
export async function findAlike(
  db: Db,
  drama: Drama,
  brand: string,
  now: Date,
  most: number,
): Promise<Drama[]> {
  const plots = sql`${JSON.stringify(drama.plotTypes)}::jsonb`;
  const shared = sql<number>`(
    select count(*) from jsonb_array_elements_text(${dramas.plotTypes}) plot where ${plots} @> to_jsonb(plot))`;
  const isTheirs = sql`(${dramas.brands} = '[]'::jsonb or ${dramas.brands} @> to_jsonb(${brand}::text))`;
  return db
    .select()
    .from(dramas)
    .where(
      and(
        dramas.enabled,
        ne(dramas.dramaId, drama.dramaId),
        isTheirs,
        or(isNull(dramas.playDate), lte(dramas.playDate, now)),
      ),
    )
    .orderBy(desc(shared), desc(dramas.favoriteNum), dramas.dramaId)
    .limit(most);
}
