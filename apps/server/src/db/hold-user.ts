import type { Db } from './database.ts';
import { namedStatement } from './prepared.ts';

const hold = namedStatement('hold_user', 'select id from users where id = $1::bigint for update');

/**
 * First in the order of locks, for every module: whatever changes what is a user's waits here for its turn. Only a phone's
 * own row comes before it, where a phone leads to the user (login, claim, erasure). False for a user that does not exist.
 */
export async function holdUser(tx: Db, userId: number): Promise<boolean> {
  return (await hold(tx, [userId])).length > 0;
}
