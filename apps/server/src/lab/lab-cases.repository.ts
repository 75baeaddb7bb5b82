import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

/** As after many checks that the provider did not answer: the next one comes much later. */
export async function postponeChecks(db: Db, userId: number, until: Date): Promise<void> {
  await db.execute(sql`
    update payments set next_check_at = ${until.toISOString()}::timestamptz, checks = 3
    where user_id = ${userId} and state = 'open'`);
}

/** The time of the next try of messages that are not delivered yet; returns how many there are. */
export async function postponeMessages(db: Db, keyStart: string, until: Date): Promise<number> {
  const postponed = await db.execute(sql`
    update outbox_messages set due_at = ${until.toISOString()}::timestamptz
    where starts_with(message_key, ${keyStart}) and delivered_at is null returning id`);
  return rowsOf(postponed).length;
}
