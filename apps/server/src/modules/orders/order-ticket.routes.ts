import type { FastifyInstance } from 'fastify';
import { originOf, userIdOf } from '../../plugins/caller.ts';
import { orderBond, type TicketService } from '../identity/ticket.service.ts';
import type { PayStatusService } from './pay-status.service.ts';

export interface OrderTicketRouteServices {
  payStatuses: PayStatusService;
  tickets: TicketService;
}

export async function orderTicketRoutes(
  app: FastifyInstance,
  { payStatuses, tickets }: OrderTicketRouteServices,
): Promise<void> {
  app.call('issueOrderTicket', async ({ orderNo }, context) => {
    const userId = userIdOf(context);
    // Another user's order is refused here like one that does not exist.
    await payStatuses.read(userId, orderNo);
    return tickets.issue(userId, orderBond(orderNo));
  });
  app.call('redeemTicket', ({ ticket, orderNo }, context) =>
    tickets.redeem(ticket, orderBond(orderNo), originOf(context)),
  );
}
