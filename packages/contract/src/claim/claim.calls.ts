import type { Call } from '../call.ts';

export const claimCalls = {
  getClaimConfig: { method: 'GET', path: '/api/outside/vip/config' },
  sendClaimCode: {
    method: 'POST',
    path: '/api/outside/vip/sendCaptchaSms',
    sealed: ['mobile'],
    device: true,
    sendsCode: true,
  },
  receiveClaim: { method: 'POST', path: '/api/outside/vip/receive', sealed: ['mobile'], device: true },
  getClaimReceipt: { method: 'POST', path: '/api/outside/vip/receipt' },
} as const satisfies Record<string, Call>;
