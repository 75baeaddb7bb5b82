import { unionTexts } from '@juban/contract/texts/union';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { Delivery } from '../../platform/topic.ts';
import type { CancelOrderService } from '../refunds/cancel-order.service.ts';
import type { FullUnion } from './union-order.repository.ts';

export interface UnionFullDeps {
  db: Db;
  cancelOrders: CancelOrderService;
}

export type UnionFullService = ReturnType<typeof createUnionFullService>;

/** Refunds unions that were paid when the partner's account had no days left in its year. */
export function createUnionFullService({ db, cancelOrders }: UnionFullDeps) {
  const delivery: Delivery<FullUnion> = {
    deliver: ({ userId, orderNo }) =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId);
        await cancelOrders.cancel(tx, userId, orderNo, unionTexts.partnerFull);
      }),
    keepsTrying: () => true,
    isOutage: () => false,
  };

  return { delivery };
}
