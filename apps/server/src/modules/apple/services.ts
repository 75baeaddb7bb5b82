import { type AppleGrantDeps, createAppleGrantService } from './apple-grant.service.ts';
import { type AppleNoticeDeps, createAppleNoticeService } from './apple-notice.service.ts';
import { type AppleOrderDeps, createAppleOrderService } from './apple-order.service.ts';
import { type ApplePurchaseDeps, createApplePurchaseService } from './apple-purchase.service.ts';

/** Created by this module. */
type Made = 'appleGrants' | 'appleOrders';

export type AppleParts = AppleGrantDeps &
  AppleOrderDeps &
  Omit<AppleNoticeDeps, Made> &
  Omit<ApplePurchaseDeps, Made>;

/** Purchases in the App Store. */
export function createAppleServices({
  db,
  clock,
  appleStore,
  accountTokenOf,
  mayBeGranted,
  storefront,
  agreements,
  unionReservations,
  settleWithin,
  appleContracts,
  refunds,
}: AppleParts) {
  const appleOrders = createAppleOrderService({ clock, storefront, agreements, unionReservations });
  const appleGrants = createAppleGrantService({ db, clock, settleWithin, appleContracts, mayBeGranted });
  return {
    applePurchases: createApplePurchaseService({ db, appleStore, appleGrants, appleOrders, accountTokenOf }),
    appleNotices: createAppleNoticeService({
      db,
      clock,
      appleStore,
      appleGrants,
      appleOrders,
      appleContracts,
      refunds,
    }),
  };
}
