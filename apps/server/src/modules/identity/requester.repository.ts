import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { knownRequesters } from './identity.tables.ts';

/** Devices that one person may have; the one with the oldest login is removed. */
const MOST_KNOWN = 10;

/** Whether the phone's owner logged in through one of these requesters. */
export async function isKnownRequester(
  db: Db,
  phoneIndex: string,
  requesters: readonly string[],
): Promise<boolean> {
  if (requesters.length === 0) return false;
  const found = await db
    .select({ requester: knownRequesters.requester })
    .from(knownRequesters)
    .where(
      and(eq(knownRequesters.phoneIndex, phoneIndex), inArray(knownRequesters.requester, [...requesters])),
    )
    .limit(1);
  return found.length > 0;
}

/** Inside a transaction that has locked the phone's row. */
export async function putKnownRequesters(
  tx: Db,
  phoneIndex: string,
  requesters: readonly string[],
  loggedInAt: Date,
): Promise<void> {
  if (requesters.length === 0) return;
  await tx
    .insert(knownRequesters)
    .values(requesters.map((requester) => ({ phoneIndex, requester, loggedInAt })))
    .onConflictDoUpdate({
      target: [knownRequesters.phoneIndex, knownRequesters.requester],
      set: { loggedInAt },
    });
  await tx.execute(sql`
    delete from known_requesters where phone_index = ${phoneIndex} and requester in (
      select requester from known_requesters where phone_index = ${phoneIndex}
      order by logged_in_at desc, requester offset ${MOST_KNOWN})`);
}
