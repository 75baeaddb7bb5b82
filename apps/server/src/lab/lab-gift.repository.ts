import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** Claimable gifts by bundle. */
export async function readGifts(db: Db): Promise<Record<string, string[]>> {
  const choices = rowsOf<{ bundle: string; ids: string[] }>(
    await db.execute(sql`
      select b.bundle, jsonb_agg(g.choice_id order by g.place, g.choice_id) as ids
      from gift_choices g cross join lateral jsonb_array_elements_text(g.bundles) as b (bundle)
      where g.enabled and g.kind = 'card' group by b.bundle order by b.bundle`),
  );
  return Object.fromEntries(choices.map(({ bundle, ids }) => [bundle, ids]));
}
