import type { FastifyInstance } from 'fastify';
import type { OrderExportService } from './order-export.service.ts';
import type { OrderListService } from './order-list.service.ts';

export interface OrderListConsoleServices {
  orderLists: OrderListService;
  orderExports: OrderExportService;
}

export async function orderListConsoleRoutes(
  app: FastifyInstance,
  { orderLists, orderExports }: OrderListConsoleServices,
): Promise<void> {
  app.consoleCall('listOrders', (input, { scope }) => orderLists.list(input, scope));
  app.consoleCall('sumOrders', (input, { scope }) => orderLists.sum(input, scope));
  app.consoleCall('exportOrders', async (input, { scope, by, identity, reply }) => {
    const { name, lines } = await orderExports.open(input, scope, { by, name: identity.name });
    reply.header('content-type', 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${name}"`);
    reply.header('cache-control', 'no-store');
    reply.send(lines);
  });
}
