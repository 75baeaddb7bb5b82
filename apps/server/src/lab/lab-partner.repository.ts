import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** Whose membership comes with that union; undefined for a name that no union has. */
export async function findUnionPartner(db: Db, unionType: string): Promise<string | undefined> {
  const result = await db.execute(sql`select partner from unions where union_type = ${unionType}`);
  return rowsOf<{ partner: string }>(result)[0]?.partner;
}
