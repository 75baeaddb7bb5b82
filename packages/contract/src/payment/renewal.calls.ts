import type { Call } from '../call.ts';

export const renewalCalls = {
  checkRenew: { method: 'GET', path: '/api/purchase_info/check/renew', login: true },
  listContracts: { method: 'GET', path: '/api/purchase_info/contracts', login: true },
  cancelContract: { method: 'POST', path: '/api/purchase_info/contracts/cancel', login: true },
  resumeContract: { method: 'POST', path: '/api/purchase_info/contracts/resume', login: true },
} as const satisfies Record<string, Call>;
