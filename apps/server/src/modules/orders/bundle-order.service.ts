import { listBundleOrders } from './bundle-order.repository.ts';

export type BundleOrderService = ReturnType<typeof createBundleOrderService>;

/** The basis of gifts: the VIP+ packages that a user has paid for, and their refunds. */
export function createBundleOrderService() {
  return { listBundleOrders };
}
