import type { Db } from './database.ts';
import { namedStatement } from './prepared.ts';

const lock = namedStatement('lock_user', 'select id from users where id = $1::bigint for update');

/**
 * First in the lock order of every module: every change of a user's data waits here. Only a phone's own row
 * is locked earlier, if the user is found by phone (login, claim, erasure). False for a user that does not
 * exist.
 */
export async function lockUser(tx: Db, userId: number): Promise<boolean> {
  return (await lock(tx, [userId])).length > 0;
}
