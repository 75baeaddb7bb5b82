import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
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
  app.call('issueOrderTicket', async ({ orderNo }, { account }) => {
    if (!account) throw new Refusal('1024');
    // Somebody else's order is refused here as one that does not exist.
    await payStatuses.read(account.id, orderNo);
    return tickets.issue(account.id, orderBond(orderNo));
  });
  app.call('redeemTicket', ({ ticket, orderNo }) => tickets.redeem(ticket, orderBond(orderNo)));
}
