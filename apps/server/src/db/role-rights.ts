import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

export interface RoleRights {
  isSuperuser: boolean;
  ownsTables: boolean;
}

/** The rights of this connection's role beyond reading and writing rows. */
export async function readRights(db: Db): Promise<RoleRights> {
  const [rights] = rowsOf<RoleRights>(
    await db.execute(sql`
      select rolsuper as "isSuperuser",
        exists (select from pg_tables where schemaname = 'public' and tableowner = current_user) as "ownsTables"
      from pg_roles where rolname = current_user`),
  );
  if (!rights) throw new Error('PostgreSQL returned no role');
  return rights;
}
