import { createActivityServices } from '../modules/activity/services.ts';
import { createGiftServices } from '../modules/gift/services.ts';
import { createBoughtDaysService } from '../modules/orders/bought-days.service.ts';
import { createBundleOrderService } from '../modules/orders/bundle-order.service.ts';
import { createPartnerGrantService } from '../modules/partner/partner-grant.service.ts';
import { createUnionServices } from '../modules/union/services.ts';
import type { Adapters } from './adapters.ts';
import type { Base } from './base.ts';
import type { UserServices } from './user-services.ts';

export type BenefitServices = ReturnType<typeof createBenefitServices>;

/** What comes with an order besides days: memberships of partners, gifts, rewards of activities. */
export function createBenefitServices(
  { db, clock, secrets, publicOrigin }: Base,
  { partners }: Adapters,
  { accounts, codes, tickets, storefront, outbox }: UserServices,
) {
  const partnerGrants = createPartnerGrantService({ outbox, partners, accounts });
  const unions = createUnionServices({
    db,
    clock,
    secrets,
    publicOrigin,
    codes,
    tickets,
    storefront,
    outbox,
    partners,
    partnerGrants,
  });
  const bundleOrders = createBundleOrderService();
  const activities = createActivityServices({
    db,
    clock,
    secrets,
    accounts,
    boughtDays: createBoughtDaysService(),
    partners,
    partnerGrants,
    unionBinds: unions.unionBinds,
    unionReservations: unions.unionReservations,
  });
  return {
    partnerGrants,
    ...unions,
    ...createGiftServices({ db, clock, accounts, bundleOrders, partners, partnerGrants }),
    ...activities,
  };
}
