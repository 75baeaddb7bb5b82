import { CODE } from '@juban/contract/code-names';
import { ownerOf } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { ConsoleCaller } from '../../plugins/console/console-calls.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { isInScope } from '../staff/staff-identity.service.ts';
import { findOrder } from './order.repository.ts';
import type { createSupportService } from './support.service.ts';

export interface OrderActsServices {
  db: Db;
  audit: Pick<AuditService, 'write'>;
  support: Pick<ReturnType<typeof createSupportService>, 'replay' | 'reconcile'>;
}

/** Acts that ask a provider. They are safe to repeat, and grant only what the provider confirms. */
export async function orderActsConsoleRoutes(
  app: FastifyInstance,
  { db, audit, support }: OrderActsServices,
): Promise<void> {
  /** The entry is written first: what follows consists of many transactions. */
  async function announce(
    call: string,
    { orderNo, reason }: { orderNo: string; reason: string },
    caller: ConsoleCaller,
  ) {
    const userId = ownerOf(orderNo);
    const order = userId === undefined ? undefined : await findOrder(db, userId, orderNo);
    if (!order || !isInScope(caller.scope, order.brand)) throw new Refusal(CODE.notFound);
    const { by } = caller;
    await db.transaction((tx) => audit.write(tx, { by, call, target: `order:${orderNo}`, userId, reason }));
  }

  app.consoleCall('askProvider', async (input, caller) => {
    await announce('askProvider', input, caller);
    return { results: await support.reconcile(input.orderNo) };
  });
  app.consoleCall('replayNotifications', async (input, caller) => {
    await announce('replayNotifications', input, caller);
    return { results: await support.replay(input.orderNo) };
  });
}
