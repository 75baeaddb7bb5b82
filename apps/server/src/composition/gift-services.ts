import type { Db } from '../db/database.ts';
import { createClaimGiftService } from '../modules/gift/claim-gift.service.ts';
import { createGiftService } from '../modules/gift/gift.service.ts';
import type { AccountService } from '../modules/identity/account.service.ts';
import { createBundleOrderService } from '../modules/orders/bundle-order.service.ts';
import type { PartnerGrantService } from '../modules/partner/partner-grant.service.ts';
import type { Clock } from '../ports/clock.ts';
import type { PartnerGateway } from '../ports/partner-gateway.ts';

export interface GiftParts {
  db: Db;
  clock: Clock;
  accounts: AccountService;
  partners: PartnerGateway;
  partnerGrants: PartnerGrantService;
}

/** What comes with VIP+ packages, and how it is claimed. */
export function createGiftServices(parts: GiftParts) {
  const gifts = createGiftService({ ...parts, bundleOrders: createBundleOrderService() });
  return { gifts, giftClaims: createClaimGiftService({ ...parts, gifts }) };
}
