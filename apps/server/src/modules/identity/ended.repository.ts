import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';

/** More than the one row that is added, so that a backlog shrinks; few enough to be cheap. */
const MOST_AT_ONCE = 20;

/** Tables that callers without an account fill, and their keys. */
const KEY_OF = {
  image_captchas: 'uuid',
  risk_challenges: 'id',
  risk_passes: 'rid_hash',
  risk_misses: 'requester',
} as const;

/** Deletes some expired rows; those that another caller is deleting are skipped. */
export async function forgetEnded(db: Db, table: keyof typeof KEY_OF, now: Date): Promise<void> {
  const [rows, key] = [sql.identifier(table), sql.identifier(KEY_OF[table])];
  await db.execute(sql`
    delete from ${rows} where ${key} = any (array(
      select ${key} from ${rows} where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${MOST_AT_ONCE} for update skip locked))`);
}
