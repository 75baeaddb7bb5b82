import { type ClaimGiftDeps, createClaimGiftService } from './claim-gift.service.ts';
import { createGiftService, type GiftDeps } from './gift.service.ts';

export type GiftParts = GiftDeps & Omit<ClaimGiftDeps, 'gifts'>;

/** What comes with VIP+ packages, and how it is claimed. */
export function createGiftServices({
  db,
  clock,
  accounts,
  bundleOrders,
  partners,
  partnerGrants,
}: GiftParts) {
  const gifts = createGiftService({ db, clock, accounts, bundleOrders });
  return {
    gifts,
    giftClaims: createClaimGiftService({ db, clock, gifts, accounts, partners, partnerGrants }),
  };
}
