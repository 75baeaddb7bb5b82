import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** More than one new row brings, so that what has piled up grows less; few enough to be no work. */
const MOST_AT_ONCE = 20;

/** What anybody may ask for without an account, and how its rows are told apart. */
const KEY_OF = {
  image_captchas: 'uuid',
  risk_challenges: 'id',
  risk_passes: 'rid_hash',
  risk_misses: 'requester',
} as const;

/** Takes some rows away that nobody has answered in time; those that another caller takes are left to it. */
export async function forgetEnded(db: Db, table: keyof typeof KEY_OF, now: Date): Promise<void> {
  const [rows, key] = [sql.identifier(table), sql.identifier(KEY_OF[table])];
  await db.execute(sql`
    delete from ${rows} where ${key} = any (array(
      select ${key} from ${rows} where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${MOST_AT_ONCE} for update skip locked))`);
}
