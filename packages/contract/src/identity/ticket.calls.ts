import type { Call } from '../call.ts';

export const ticketCalls = {
  issueOrderTicket: { method: 'POST', path: '/api/purchase_info/order/ticket', login: true, quiet: true },
  redeemTicket: { method: 'POST', path: '/api/user/ticket/redeem', opensSession: true },
} as const satisfies Record<string, Call>;
