import type { Call } from '../call.ts';

/**
 * Orders with the same idempotency key are created once per user; oaid identifies the device for statistics.
 */
export const ORDER_HEADERS = { 'idempotency-key': 'idempotencyKey', oaid: 'oaid' } as const;

export const paymentCalls = {
  createPurchase: {
    method: 'POST',
    path: '/api/purchase_info/create_purchase',
    login: true,
    headers: ORDER_HEADERS,
  },
  createPurchaseH5: {
    method: 'POST',
    path: '/api/purchase_info/create_purchase_h5',
    login: true,
    headers: ORDER_HEADERS,
  },
  getPayStatus: { method: 'GET', path: '/api/purchase_info/pay_status', login: true, polled: true },
  listOrders: { method: 'GET', path: '/api/purchase_info/orders', login: true },
  getOrder: { method: 'GET', path: '/api/purchase_info/order', login: true },
  checkOrder: { method: 'POST', path: '/api/purchase_info/order/check', login: true },
  requestRefund: { method: 'POST', path: '/api/purchase_info/refund', login: true },
} as const satisfies Record<string, Call>;
