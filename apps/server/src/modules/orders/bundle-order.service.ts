import { listBundleOrders } from './bundle-order.repository.ts';

export type BundleOrderService = ReturnType<typeof createBundleOrderService>;

/** What gifts go by: which packages of VIP+ a user has paid for, and which of them went back. */
export function createBundleOrderService() {
  return { listBundleOrders };
}
