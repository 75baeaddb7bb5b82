import type { AuditService } from '../modules/audit/audit.service.ts';
import { createDeskUserService } from '../modules/identity/desk-user.service.ts';
import { createOrderExportService } from '../modules/orders/order-export.service.ts';
import { createOrderListService } from '../modules/orders/order-list.service.ts';
import { createPaymentListService } from '../modules/payments/payment-list.service.ts';
import { createContractListService } from '../modules/renewals/contract-list.service.ts';
import { createDeskActsService, type DeskActsDeps } from '../modules/support/acts.service.ts';
import { createOrderPageService } from '../modules/support/order-page.service.ts';
import { createSearchService } from '../modules/support/search.service.ts';
import { createUserPageService } from '../modules/support/user-page.service.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Base } from './base.ts';
import type { UserServices } from './user-services.ts';

interface Below {
  membership: UserServices['membership'];
  gateways: readonly PaymentGateway[];
  audit: AuditService;
  staffAdmin: DeskActsDeps['staffAdmin'];
}

/** What the support desk reads: lists, the search, and the pages of users and orders. */
export function createSupportDeskServices(
  { db, clock, secrets }: Base,
  { membership, gateways, audit, staffAdmin }: Below,
) {
  const deskUsers = createDeskUserService({ db, clock, secrets, membership });
  const orderLists = createOrderListService({ db });
  const paymentLists = createPaymentListService({ db });
  const contractLists = createContractListService({ db });
  const deskActs = createDeskActsService({ audit, staffAdmin });
  const byProvider = new Map(gateways.map((gateway) => [gateway.provider as string, gateway]));
  return {
    deskUsers,
    orderLists,
    paymentLists,
    contractLists,
    orderExports: createOrderExportService({ db, clock, audit, deskUsers }),
    userSearch: createSearchService({ db, secrets, deskUsers, paymentLists, contractLists }),
    userPages: createUserPageService({
      db,
      clock,
      membership,
      deskUsers,
      orderLists,
      contractLists,
      deskActs,
    }),
    orderPages: createOrderPageService({ db, clock, gateways: byProvider, membership, deskActs }),
  };
}
