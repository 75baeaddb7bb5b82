import { and, asc, count, eq, gt, isNotNull, isNull, min, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { REVIVED } from './outbox.repository.ts';
import { outboxMessages } from './outbox.tables.ts';

const needsPerson = and(isNotNull(outboxMessages.deadAt), isNull(outboxMessages.withdrawnAt));

/** Without payloads, which are for the receiver only. */
const SHOWN = {
  id: outboxMessages.id,
  key: outboxMessages.messageKey,
  topic: outboxMessages.topic,
  attempts: outboxMessages.attempts,
  deadAt: outboxMessages.deadAt,
  lastError: outboxMessages.lastError,
};

export interface DeadPage {
  topic: string | undefined;
  after: { at: Date; id: number } | undefined;
  most: number;
}

/** Oldest first. */
export function listDeadPage(db: Db, { topic, after, most }: DeadPage) {
  const { deadAt, id } = outboxMessages;
  return db
    .select(SHOWN)
    .from(outboxMessages)
    .where(
      and(
        needsPerson,
        topic === undefined ? undefined : eq(outboxMessages.topic, topic),
        after && or(gt(deadAt, after.at), and(eq(deadAt, after.at), gt(id, after.id))),
      ),
    )
    .orderBy(asc(deadAt), asc(id))
    .limit(most);
}

export async function countDead(db: Db): Promise<{ n: number; oldest: Date | null }> {
  const [row] = await db
    .select({ n: count(), oldest: min(outboxMessages.deadAt) })
    .from(outboxMessages)
    .where(needsPerson);
  return row ?? { n: 0, oldest: null };
}

/** Locked until the transaction ends; undefined if nobody gave it up, or somebody revived it. */
export async function lockDead(tx: Db, messageKey: string) {
  const [row] = await tx
    .select(SHOWN)
    .from(outboxMessages)
    .where(and(needsPerson, eq(outboxMessages.messageKey, messageKey)))
    .for('update');
  return row;
}

export async function writeRevived(tx: Db, id: number, dueAt: Date): Promise<void> {
  await tx
    .update(outboxMessages)
    .set({ dueAt, ...REVIVED })
    .where(eq(outboxMessages.id, id));
}
