import type { FastifyInstance } from 'fastify';
import type { PaymentListService } from './payment-list.service.ts';

export async function paymentListConsoleRoutes(
  app: FastifyInstance,
  { paymentLists }: { paymentLists: PaymentListService },
): Promise<void> {
  app.consoleCall('listPayments', (input, { scope }) => paymentLists.list(input, scope));
}
