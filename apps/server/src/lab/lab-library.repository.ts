import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** Titles on one page of a list: a longer list shows paging. */
const LONG_LIST = 20;

export interface LabLibrary {
  dramas: Record<'normal' | 'vip' | 'disabled' | 'upcoming', string | undefined>;
  albums: Record<'short' | 'long' | 'empty', string | undefined>;
  navigations: string[];
}

/** Ids of the library to try, each the first of its kind that every brand has. */
export async function readLibrary(db: Db, now: Date): Promise<LabLibrary> {
  const dramas = await readIds(
    db,
    sql`select drama_id as id, case
        when not enabled then 'disabled'
        when play_date > ${now.toISOString()}::timestamptz then 'upcoming'
        when fee_mode = 'vip' then 'vip' else 'normal' end as kind
      from dramas where brands = '[]'::jsonb order by drama_id`,
  );
  const albums = await readIds(
    db,
    sql`select album_id as id, case
        when not exists (select from dramas, jsonb_array_elements(items) item
          where enabled and drama_id = item->>'dramaId') then 'empty'
        when jsonb_array_length(items) > ${LONG_LIST} then 'long' else 'short' end as kind
      from albums where brands = '[]'::jsonb order by album_id`,
  );
  const navigations = await readIds(
    db,
    sql`select navigation_id as id, '' as kind from navigations order by 1`,
  );
  const first = (rows: typeof dramas, kind: string) => rows.find((row) => row.kind === kind)?.id;
  return {
    dramas: {
      normal: first(dramas, 'normal'),
      vip: first(dramas, 'vip'),
      disabled: first(dramas, 'disabled'),
      upcoming: first(dramas, 'upcoming'),
    },
    albums: {
      short: first(albums, 'short'),
      long: first(albums, 'long'),
      empty: first(albums, 'empty'),
    },
    navigations: navigations.map(({ id }) => id),
  };
}

async function readIds(db: Db, query: ReturnType<typeof sql>) {
  return rowsOf<{ id: string; kind: string }>(await db.execute(query));
}
