import type { CallOutput } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
import type { PageRequest } from '../../db/page.ts';
import { createGatheredReads } from '../../lib/gathered-reads.ts';
import { appendEntry } from './membership.repository.ts';
import { countPointEntries, listPointEntries, readPoints, readPointsOfMany } from './points.repository.ts';

export interface PointsChange {
  userId: number;
  /** More than zero, whichever way they go. */
  amount: number;
  cause: string;
  source: string;
  /** What its owner reads about it. */
  reason: string;
  /** Business time. */
  at: Date;
}

export type PointsService = ReturnType<typeof createPointsService>;

/** Points as their ledger gives them. Methods with tx join the caller's transaction. */
export function createPointsService({ db }: { db: Db }) {
  const readTogether = createGatheredReads((userIds: readonly number[]) => readPointsOfMany(db, userIds));
  const append = (tx: Db, change: PointsChange) => appendEntry(tx, { ...change, ledger: 'points' });

  return {
    /** Those that stand, or those that a transaction sees. */
    read: (userId: number, within?: Db) => (within ? readPoints(within, userId) : readTogether(userId)),

    /** False where the cause gave them before. */
    async give(tx: Db, change: PointsChange): Promise<boolean> {
      await holdUser(tx, change.userId);
      return append(tx, change);
    },

    /** False where there are too few; a cause that took them before breaks the transaction. */
    async take(tx: Db, change: PointsChange): Promise<boolean> {
      await holdUser(tx, change.userId);
      if ((await readPoints(tx, change.userId)) < change.amount) return false;
      if (!(await append(tx, { ...change, amount: -change.amount })))
        throw new Error(`${change.cause} took its points already`);
      return true;
    },

    async listIntegral(userId: number, page: PageRequest): Promise<CallOutput<'listIntegral'>> {
      const [rows, total] = await Promise.all([
        listPointEntries(db, userId, page),
        countPointEntries(db, userId),
      ]);
      const content = rows.map(({ source, reason, at, amount }) => ({
        source,
        reason,
        createTime: at.getTime(),
        value: amount,
      }));
      return { content, total, ...page };
    },
  };
}
