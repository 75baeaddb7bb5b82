import type { Call } from '../call.ts';
import { ORDER_HEADERS } from '../payment/payment.calls.ts';

export const unionCalls = {
  getUnionProduct: { method: 'GET', path: '/api/union-vip/product' },
  getUnionConfig: { method: 'GET', path: '/api/union-vip/config', login: true },
  startUnionBind: { method: 'POST', path: '/api/union-vip/bind_page', login: true },
  bindUnion: {
    method: 'POST',
    path: '/api/union-vip',
    login: true,
    sealed: ['mobile'],
    headers: { ticket: 'ticket' },
    device: true,
  },
  verifyQualification: { method: 'GET', path: '/api/purchase_info/qualification_verify', login: true },
  createUnionOrder: {
    method: 'POST',
    path: '/api/union-vip/order',
    login: true,
    headers: ORDER_HEADERS,
  },
  getUnionOrder: { method: 'GET', path: '/api/union-vip/order', login: true, quiet: true },
} as const satisfies Record<string, Call>;
