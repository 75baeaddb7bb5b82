import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { UserTables } from '../../platform/user-tables.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FraudService } from '../fraud/fraud.service.ts';
import type { OutstandingOrdersService } from '../orders/outstanding-orders.service.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import type { LeavingContractsService } from '../renewals/leaving-contracts.service.ts';
import { applyDeletion, beginErasure, forgetPhone } from './erasure.repository.ts';
import { holdPhoneIndex, listHoldings } from './holdings.repository.ts';
import { findDeletion, findDue, finish, postpone } from './my-data.repository.ts';

/** How long to wait before checking again whether nothing is owed. */
const RECHECK_MS = 10 * 60_000;

export interface ErasureDeps {
  db: Db;
  clock: Clock;
  outstandingOrders: OutstandingOrdersService;
  leavingContracts: LeavingContractsService;
  outbox: Pick<OutboxService, 'owes'>;
  fraud: Pick<FraudService, 'hasHeld'>;
  userTables: UserTables;
}

export type ErasureService = ReturnType<typeof createErasureService>;

/** Deletes accounts whose time has come and that owe nothing: contracts first, then all personal data. */
export function createErasureService(deps: ErasureDeps) {
  const { db, clock, outstandingOrders, leavingContracts, outbox, fraud, userTables } = deps;

  async function mayGo(tx: Db, userId: number): Promise<boolean> {
    const areOver = await leavingContracts.endAll(tx, userId);
    return (
      areOver &&
      !(await outstandingOrders.isAnyOpen(tx, userId)) &&
      !(await outbox.owes(tx, userId)) &&
      !(await fraud.hasHeld(userId, tx))
    );
  }

  async function erase(tx: Db, owner: { userId: number; phoneIndex: string | null }): Promise<void> {
    await beginErasure(tx);
    for (const holding of await listHoldings(tx)) {
      const onDelete = userTables[holding.table]?.onDelete;
      if (onDelete === undefined)
        throw new Error(`no module declares what a deletion does to ${holding.table}`);
      await applyDeletion(tx, holding, onDelete, owner);
    }
    if (owner.phoneIndex !== null) await forgetPhone(tx, owner.phoneIndex);
  }

  /** All or nothing; a race with a login is decided by the phone's row, one with a purchase by the user's. */
  const eraseOne = (userId: number) =>
    db.transaction(async (tx) => {
      const phoneIndex = await holdPhoneIndex(tx, userId);
      await lockUser(tx, userId);
      const now = clock.businessNow();
      const deletion = await findDeletion(tx, userId);
      if (!deletion || deletion.doneAt !== null || deletion.dueAt > now) return;
      if (!(await mayGo(tx, userId))) {
        await postpone(tx, userId, new Date(now.getTime() + RECHECK_MS));
        return;
      }
      await erase(tx, { userId, phoneIndex });
      await finish(tx, userId, now);
    });

  /** One that cannot be deleted must not delay those after it. */
  const postponeFailed = (userId: number) => async (error: unknown) => {
    await postpone(db, userId, new Date(clock.businessNow().getTime() + RECHECK_MS));
    throw error;
  };

  return {
    /** All accounts whose time has come; returns how many were handled. */
    async eraseDue(): Promise<number> {
      let looked = 0;
      for (
        let userId = await findDue(db, clock.businessNow());
        userId !== undefined;
        userId = await findDue(db, clock.businessNow())
      ) {
        await eraseOne(userId).catch(postponeFailed(userId));
        looked += 1;
      }
      return looked;
    },
  };
}
