import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { outboxMessages } from './outbox.tables.ts';

export type OutboxMessage = typeof outboxMessages.$inferSelect;

export const REVIVED = { deadAt: null, withdrawnAt: null, attempts: 0, refusals: 0 };

/** A key is written once; a dead message restarts its whole schedule. */
export async function insertMessage(
  tx: Db,
  message: { topic: string; messageKey: string; payload: unknown; dueAt: Date },
): Promise<void> {
  await tx
    .insert(outboxMessages)
    .values(message)
    .onConflictDoUpdate({
      target: outboxMessages.messageKey,
      set: { dueAt: message.dueAt, ...REVIVED },
      setWhere: isNotNull(outboxMessages.deadAt),
    });
}

/** The next due message, locked by this transaction; other processes skip it. */
export async function takeDue(tx: Db, now: Date): Promise<OutboxMessage | undefined> {
  const [message] = await tx
    .select()
    .from(outboxMessages)
    .where(
      and(isNull(outboxMessages.deliveredAt), isNull(outboxMessages.deadAt), lte(outboxMessages.dueAt, now)),
    )
    .orderBy(asc(outboxMessages.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return message;
}

export async function updateMessage(
  tx: Db,
  id: number,
  change: Partial<
    Pick<
      OutboxMessage,
      'attempts' | 'refusals' | 'dueAt' | 'deliveredAt' | 'deadAt' | 'failedAt' | 'lastError'
    >
  >,
): Promise<void> {
  await tx.update(outboxMessages).set(change).where(eq(outboxMessages.id, id));
}

/** Whether there was one to revive. */
export async function reviveMessage(db: Db, messageKey: string, dueAt: Date): Promise<boolean> {
  const revived = await db
    .update(outboxMessages)
    .set({ dueAt, ...REVIVED })
    .where(and(eq(outboxMessages.messageKey, messageKey), isNull(outboxMessages.deliveredAt)))
    .returning({ id: outboxMessages.id });
  return revived.length > 0;
}

/** False if it was delivered, or may be in progress: a lease moves the due time by at most `leaseMs`. */
export async function withdrawMessage(
  tx: Db,
  messageKey: string,
  now: Date,
  leaseMs: number,
): Promise<boolean> {
  const { dueAt, deadAt, deliveredAt } = outboxMessages;
  const isIdle = or(isNotNull(deadAt), lte(dueAt, now), gt(dueAt, new Date(now.getTime() + leaseMs)));
  const withdrawn = await tx
    .update(outboxMessages)
    .set({ deadAt: now, withdrawnAt: now })
    .where(and(eq(outboxMessages.messageKey, messageKey), isNull(deliveredAt), isIdle))
    .returning({ id: outboxMessages.id });
  return withdrawn.length > 0;
}

/** Without their payload, which is for the receiver only. */
export const findDead = (db: Db) =>
  db
    .select({
      topic: outboxMessages.topic,
      messageKey: outboxMessages.messageKey,
      deadAt: outboxMessages.deadAt,
      lastError: outboxMessages.lastError,
    })
    .from(outboxMessages)
    .where(and(isNotNull(outboxMessages.deadAt), isNull(outboxMessages.withdrawnAt)))
    .orderBy(asc(outboxMessages.deadAt));

/** A clause that writes the rows (topic, message_key, payload, due_at) of a query, each key once. */
export const putClauses = (name: string, query: string): string => `${name} as (
    insert into outbox_messages (topic, message_key, payload, due_at) ${query}
    on conflict (message_key) do nothing
  )`;

export async function findDelivered(db: Db, messageKey: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ deliveredAt: outboxMessages.deliveredAt })
    .from(outboxMessages)
    .where(eq(outboxMessages.messageKey, messageKey));
  return row && row.deliveredAt !== null;
}

/** Whether a waiting message needs the user's data for its delivery. */
export async function hasWaitingFor(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        isNull(outboxMessages.deliveredAt),
        isNull(outboxMessages.deadAt),
        sql`${outboxMessages.payload} ->> 'userId' = ${String(userId)}`,
        // A message that names its account needs nothing else.
        sql`${outboxMessages.payload} -> 'account' is null`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Without its payload, which is for the receiver only. */
export async function findMessage(
  db: Db,
  messageKey: string,
): Promise<Omit<OutboxMessage, 'payload'> | undefined> {
  const { payload, ...shown } = getTableColumns(outboxMessages);
  const [row] = await db.select(shown).from(outboxMessages).where(eq(outboxMessages.messageKey, messageKey));
  return row;
}
