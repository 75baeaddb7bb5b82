import { and, asc, count, eq, gt, isNotNull, isNull, min, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { REVIVED } from './outbox.repository.ts';
import { outboxMessages } from './outbox.tables.ts';

/** dead: given up; retrying: tried again after a failure. */
export type FailedState = 'dead' | 'retrying';

const isDead = and(isNotNull(outboxMessages.deadAt), isNull(outboxMessages.withdrawnAt));
const isRetrying = and(
  isNull(outboxMessages.deliveredAt),
  isNull(outboxMessages.deadAt),
  isNotNull(outboxMessages.failedAt),
);
const CONDITIONS: Readonly<Record<FailedState, SQL | undefined>> = { dead: isDead, retrying: isRetrying };
const TIMES = { dead: outboxMessages.deadAt, retrying: outboxMessages.failedAt } as const;

/** Without payloads, which are for the receiver only. */
const SHOWN = {
  id: outboxMessages.id,
  key: outboxMessages.messageKey,
  topic: outboxMessages.topic,
  attempts: outboxMessages.attempts,
  deadAt: outboxMessages.deadAt,
  failedAt: outboxMessages.failedAt,
  dueAt: outboxMessages.dueAt,
  lastError: outboxMessages.lastError,
};

export interface FailedPage {
  state: FailedState;
  topic: string | undefined;
  after: { at: Date; id: number } | undefined;
  most: number;
}

/** Oldest first. */
export function listFailedPage(db: Db, { state, topic, after, most }: FailedPage) {
  const { id } = outboxMessages;
  const time = TIMES[state];
  return db
    .select(SHOWN)
    .from(outboxMessages)
    .where(
      and(
        CONDITIONS[state],
        topic === undefined ? undefined : eq(outboxMessages.topic, topic),
        after && or(gt(time, after.at), and(eq(time, after.at), gt(id, after.id))),
      ),
    )
    .orderBy(asc(time), asc(id))
    .limit(most);
}

export async function countDead(db: Db): Promise<{ n: number; oldest: Date | null }> {
  const [row] = await db
    .select({ n: count(), oldest: min(outboxMessages.deadAt) })
    .from(outboxMessages)
    .where(isDead);
  return row ?? { n: 0, oldest: null };
}

/** Locked until the transaction ends; undefined if it has not failed, or somebody revived it. */
export async function lockFailed(tx: Db, messageKey: string) {
  const [row] = await tx
    .select(SHOWN)
    .from(outboxMessages)
    .where(and(or(isDead, isRetrying), eq(outboxMessages.messageKey, messageKey)))
    .for('update');
  return row;
}

/** It counts as failed again only after the next failure. */
export async function writeRevived(tx: Db, id: number, dueAt: Date): Promise<void> {
  await tx
    .update(outboxMessages)
    .set({ dueAt, failedAt: sql`null`, ...REVIVED })
    .where(eq(outboxMessages.id, id));
}
