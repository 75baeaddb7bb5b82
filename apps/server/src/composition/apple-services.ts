import { type AppleGrantDeps, createAppleGrantService } from '../modules/apple/apple-grant.service.ts';
import { type AppleNoticeDeps, createAppleNoticeService } from '../modules/apple/apple-notice.service.ts';
import { type AppleOrderDeps, createAppleOrderService } from '../modules/apple/apple-order.service.ts';
import {
  type ApplePurchaseDeps,
  createApplePurchaseService,
} from '../modules/apple/apple-purchase.service.ts';

/** Created by this module. */
type Made = 'appleGrants' | 'appleOrders';

export type AppleParts = AppleGrantDeps &
  AppleOrderDeps &
  Omit<AppleNoticeDeps, Made> &
  Omit<ApplePurchaseDeps, Made>;

/** Purchases in the App Store. */
export function createAppleServices(parts: AppleParts) {
  const appleOrders = createAppleOrderService(parts);
  const appleGrants = createAppleGrantService(parts);
  const shared = { ...parts, appleOrders, appleGrants };
  return {
    applePurchases: createApplePurchaseService(shared),
    appleNotices: createAppleNoticeService(shared),
  };
}
