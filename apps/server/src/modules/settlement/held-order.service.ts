import { reviewTexts } from '@juban/contract/texts/review';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { Clock } from '../../ports/clock.ts';
import type { HoldHandler } from '../fraud/hold-review.service.ts';
import type { PurchaseGrantService } from '../membership/purchase-grant.service.ts';
import type { CancelOrderService } from '../refunds/cancel-order.service.ts';
import type { RefundedContractsService } from '../renewals/refunded-contracts.service.ts';
import { prepareRelease } from './release.repository.ts';

export interface HeldOrderDeps {
  clock: Clock;
  purchaseGrants: PurchaseGrantService;
  /** Clauses of other modules that act when an order is paid. */
  paidClauses: string;
  cancelOrders: CancelOrderService;
  refundedContracts: Pick<RefundedContractsService, 'endAll'>;
  onSettled: (orderNo: string) => void;
}

/** Paid orders that are held for review: granted from the time of their release, or refunded. */
export function createHeldOrderService(deps: HeldOrderDeps): HoldHandler {
  const { clock, purchaseGrants, paidClauses, cancelOrders, refundedContracts, onSettled } = deps;
  const release = prepareRelease(purchaseGrants.grant, paidClauses);
  const ownerOf = ({ userId, subjectId }: { userId: number | null; subjectId: string }): number => {
    if (userId === null) throw new Error(`order ${subjectId} has no owner`);
    return userId;
  };

  return {
    async lock(tx: Db, hold) {
      await lockUser(tx, ownerOf(hold));
    },

    async release(tx, hold) {
      const { subjectId: orderNo } = hold;
      const userId = ownerOf(hold);
      const at = clock.businessNow();
      await purchaseGrants.settleDecay(tx, userId, at);
      if (!(await release(tx, userId, orderNo, at))) throw new Error(`${orderNo} is not held any more`);
      onSettled(orderNo);
    },

    async refuse(tx, hold) {
      const userId = ownerOf(hold);
      if (!(await cancelOrders.cancel(tx, userId, hold.subjectId, reviewTexts.orderRefused)))
        throw new Error(`${hold.subjectId} cannot be refunded`);
      await refundedContracts.endAll(tx, userId);
      onSettled(hold.subjectId);
    },
  };
}
