import type { FastifyInstance } from 'fastify';
import type { DeskUserService } from '../identity/desk-user.service.ts';
import type { OrderPageService } from './order-page.service.ts';
import type { SearchService } from './search.service.ts';
import type { UserPageService } from './user-page.service.ts';

export interface SupportConsoleServices {
  userSearch: SearchService;
  deskUsers: Pick<DeskUserService, 'list'>;
  userPages: UserPageService;
  orderPages: OrderPageService;
}

/** Finding users and orders, and the pages that explain one. */
export async function supportConsoleRoutes(
  app: FastifyInstance,
  { userSearch, deskUsers, userPages, orderPages }: SupportConsoleServices,
): Promise<void> {
  app.consoleCall('search', ({ q }, { scope }) => userSearch.search(q, scope));
  app.consoleCall('listUsers', (input, { scope }) => deskUsers.list(input, scope));
  app.consoleCall('getUser', ({ id }, { scope }) => userPages.get(Number(id), scope));
  app.consoleCall('getOrder', ({ orderNo }, { scope }) => orderPages.get(orderNo, scope));
}
