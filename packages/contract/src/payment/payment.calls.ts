import type { Call } from '../call.ts';

export const paymentCalls = {
  createPurchase: { method: 'POST', path: '/api/purchase_info/create_purchase', login: true },
  createPurchaseH5: { method: 'POST', path: '/api/purchase_info/create_purchase_h5', login: true },
  getPayStatus: { method: 'GET', path: '/api/purchase_info/pay_status', login: true },
  listOrders: { method: 'GET', path: '/api/purchase_info/orders', login: true },
  getOrder: { method: 'GET', path: '/api/purchase_info/order', login: true },
  checkOrder: { method: 'POST', path: '/api/purchase_info/order/check', login: true },
  requestRefund: { method: 'POST', path: '/api/purchase_info/refund', login: true },
} as const satisfies Record<string, Call>;
