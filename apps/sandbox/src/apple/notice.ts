import { randomUUID } from 'node:crypto';
import type { NoticeHead } from './payloads.ts';
import { type Purchase, renewed } from './purchase.ts';
import { newTransactionId } from './purchase-book.ts';

/** A server notification, with the purchase as it was at that time. */
export interface Notice extends NoticeHead {
  purchase: Purchase;
}

export const EVENTS = [
  'SUBSCRIBED',
  'ONE_TIME_CHARGE',
  'DID_RENEW',
  'DID_CHANGE_RENEWAL_STATUS',
  'EXPIRED',
  'REFUND',
  'REVOKE',
  'REFUND_REVERSED',
  'TEST',
] as const;
export type EventName = (typeof EVENTS)[number];

interface Change {
  purchase: Purchase;
  subtype?: string;
}

const revoked = (purchase: Purchase, at: number): Change => ({
  purchase: { ...purchase, revocationDate: at },
});

/** How each event changes a transaction. */
const CHANGES: Readonly<Record<EventName, (purchase: Purchase, at: number) => Change>> = {
  SUBSCRIBED: (purchase) => ({ purchase, subtype: 'INITIAL_BUY' }),
  ONE_TIME_CHARGE: (purchase) => ({ purchase }),
  DID_RENEW: (purchase) => ({ purchase: renewed(purchase, newTransactionId()) }),
  DID_CHANGE_RENEWAL_STATUS: (purchase) => ({
    purchase: { ...purchase, autoRenews: !purchase.autoRenews },
    subtype: purchase.autoRenews ? 'AUTO_RENEW_DISABLED' : 'AUTO_RENEW_ENABLED',
  }),
  EXPIRED: (purchase) => ({
    purchase: { ...purchase, autoRenews: false },
    subtype: purchase.autoRenews ? 'BILLING_RETRY' : 'VOLUNTARY',
  }),
  REFUND: revoked,
  REVOKE: revoked,
  REFUND_REVERSED: (purchase) => ({ purchase: { ...purchase, revocationDate: null } }),
  TEST: (purchase) => ({ purchase }),
};

/** Applies an event and returns the notification about it, with the changed transaction. */
export function applyEvent(event: EventName, before: Purchase): Notice {
  const { purchase, subtype } = CHANGES[event](before, Date.now());
  return { notificationUUID: randomUUID(), notificationType: event, subtype, purchase };
}
