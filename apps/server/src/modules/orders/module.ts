import { OWN_SOURCES_SQL } from '../../lib/order-sources.ts';
import { defineModule } from '../../platform/module.ts';
import { KEEP } from '../../platform/user-tables.ts';
import { orderInvariants } from './order.invariants.ts';
import { orderActsConsoleRoutes } from './order-acts.console.ts';
import { orderListConsoleRoutes } from './order-list.console.ts';
import { orderTicketRoutes } from './order-ticket.routes.ts';
import { ownOrderRoutes } from './own-orders.routes.ts';
import type { PayStatusService } from './pay-status.service.ts';
import { purchaseRoutes } from './purchase.routes.ts';

export const ordersModule = defineModule({
  name: 'orders',
  tables: {
    // The source of an order may identify a desktop or television; sources that we wrote ourselves identify nobody.
    orders: {
      onDelete: {
        clear: {
          oaid: '',
          from_path: '',
          return_path: '',
          source: { sql: `case when source in ${OWN_SOURCES_SQL} then source else '' end` },
        },
      },
      userWritten: ['idempotency_key'],
    },
    order_steps: { onDelete: KEEP.money },
  },
  invariants: orderInvariants,
  jobs: {
    payStatuses: ({ payStatuses }: { payStatuses: Pick<PayStatusService, 'refresh'> }) => payStatuses.refresh,
  },
  routes: [purchaseRoutes, ownOrderRoutes, orderTicketRoutes],
  console: [orderActsConsoleRoutes, orderListConsoleRoutes],
});
