import type { CallOutput } from '@juban/contract';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { PageRequest } from '../../db/page.ts';
import { createGatheredReads } from '../../lib/gathered-reads.ts';
import { appendEntry } from './membership.repository.ts';
import { countPointEntries, listPointEntries, readPoints, readPointsOfMany } from './points.repository.ts';

export interface PointsChange {
  userId: number;
  /** Positive, for credits and debits. */
  amount: number;
  cause: string;
  source: string;
  /** The text that its owner reads. */
  reason: string;
  /** Business time. */
  at: Date;
}

export type PointsService = ReturnType<typeof createPointsService>;

/** The ledger of points. Methods with tx join the caller's transaction. */
export function createPointsService({ db }: { db: Db }) {
  const readTogether = createGatheredReads((userIds: readonly number[]) => readPointsOfMany(db, userIds));
  const append = (tx: Db, change: PointsChange) => appendEntry(tx, { ...change, ledger: 'points' });

  return {
    /** The current balance, or as seen by a transaction. */
    read: (userId: number, within?: Db) => (within ? readPoints(within, userId) : readTogether(userId)),

    /** False if the cause gave them before. */
    async give(tx: Db, change: PointsChange): Promise<boolean> {
      await lockUser(tx, change.userId);
      return append(tx, change);
    },

    /** False if there are too few; throws if the cause took them before. */
    async take(tx: Db, change: PointsChange): Promise<boolean> {
      await lockUser(tx, change.userId);
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
