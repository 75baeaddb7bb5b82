import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** The partner whose membership comes with that union; undefined for an unknown union. */
export async function findUnionPartner(db: Db, unionType: string): Promise<string | undefined> {
  const result = await db.execute(sql`select partner from unions where union_type = ${unionType}`);
  return rowsOf<{ partner: string }>(result)[0]?.partner;
}

/** The display name of each partner: its union's name for it, otherwise an activity's. */
export async function readPartnerNames(db: Db): Promise<Readonly<Record<string, string>>> {
  const rows = rowsOf<{ partner: string; name: string }>(
    await db.execute(sql`
      select distinct on (partner) partner, name
      from (
        select partner, name, 1 as place from unions
        union all select partner, platform, 2 from activity_items
      ) as named
      order by partner, place, name`),
  );
  return Object.fromEntries(rows.map(({ partner, name }) => [partner, name]));
}
