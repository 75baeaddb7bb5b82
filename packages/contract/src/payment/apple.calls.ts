import type { Call } from '../call.ts';

export const appleCalls = {
  confirmApple: { method: 'POST', path: '/api/purchase_info/ios/confirm', login: true },
  restoreApple: { method: 'POST', path: '/api/purchase_info/ios/restore', login: true },
} as const satisfies Record<string, Call>;
