import type { Db } from '../../db/database.ts';
import { findOrder } from '../orders/order-records.service.ts';
import { listRefunds } from './refund.repository.ts';
import type { RefundService } from './refund.service.ts';

export interface CancelOrderDeps {
  refunds: Pick<RefundService, 'askOrder'>;
}

export type CancelOrderService = ReturnType<typeof createCancelOrderService>;

/** Refunds orders whose goods cannot be granted. */
export function createCancelOrderService({ refunds }: CancelOrderDeps) {
  return {
    /**
     * Refunds all that is left of a paid order, once; the reason is a text for its owner. False for the App
     * Store, which alone can refund its payments. The caller has locked the user's row.
     */
    async cancel(tx: Db, userId: number, orderNo: string, reason: string): Promise<boolean> {
      const order = await findOrder(tx, userId, orderNo);
      if (!order) throw new Error(`no order ${orderNo}`);
      const known = await listRefunds(tx, userId, orderNo);
      if (order.state === 'refunded' || known.some(({ kind }) => kind === 'cancelled')) return true;
      if (order.state === 'refunding') throw new Error(`another refund of ${orderNo} is under way`);
      return (await refunds.askOrder(tx, order, { kind: 'cancelled', reason })) !== undefined;
    },
  };
}
