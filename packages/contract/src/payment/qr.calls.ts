import type { Call } from '../call.ts';

export const qrCalls = {
  createQr: { method: 'POST', path: '/api/purchase_info/create_qr', login: true, query: ['lencid'] },
  payOrder: { method: 'POST', path: '/api/purchase_info/order/pay', login: true },
  getTvQr: { method: 'GET', path: '/api/selling-tv/goods/qr', login: true, device: true },
  getHandoffOrder: { method: 'GET', path: '/api/selling-tv/order' },
  payHandoffOrder: { method: 'POST', path: '/api/selling-tv/create-purchase-h5' },
  getTvPayStatus: { method: 'GET', path: '/api/selling-tv/pay/polling', polled: true },
} as const satisfies Record<string, Call>;
