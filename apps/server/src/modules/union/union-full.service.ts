import { unionTexts } from '@juban/contract/texts/union';
import { z } from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { OutboxService } from '../outbox/outbox.service.ts';
import type { CancelOrderService } from '../refunds/cancel-order.service.ts';
import { UNION_FULL_TOPIC } from './union-order.repository.ts';

const payload = z.object({ userId: z.int(), orderNo: z.string() });

export interface UnionFullDeps {
  db: Db;
  outbox: Pick<OutboxService, 'onTopic'>;
  cancelOrders: CancelOrderService;
}

/** Refunds unions that were paid when the partner's account had no days left in its year. */
export function refundFullUnions({ db, outbox, cancelOrders }: UnionFullDeps): void {
  outbox.onTopic(
    UNION_FULL_TOPIC,
    async (message) => {
      const { userId, orderNo } = z.parse(payload, message);
      await db.transaction(async (tx) => {
        await lockUser(tx, userId);
        await cancelOrders.cancel(tx, userId, orderNo, unionTexts.partnerFull);
      });
    },
    { keepsTrying: () => true, isOutage: () => false },
  );
}
