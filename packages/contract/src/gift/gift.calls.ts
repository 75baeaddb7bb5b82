import type { Call } from '../call.ts';

export const giftCalls = {
  listGifts: { method: 'POST', path: '/api/hanXi/member/login', login: true },
  getGiftChoices: { method: 'GET', path: '/api/hanXi/web', login: true },
  claimGift: { method: 'POST', path: '/api/hanXi/claim', login: true },
} as const satisfies Record<string, Call>;
