import { randomUUID } from 'node:crypto';
import type { NoticeHead } from './payloads.ts';
import { type Purchase, renewed } from './purchase.ts';
import { newTransactionId } from './purchase-book.ts';

/** One thing the app's owner is told, as it stood at that moment. */
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

/** What an event makes of a transaction. */
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

/** The transaction after an event, and the notice that tells of it. */
export function happen(event: EventName, before: Purchase): Notice {
  const { purchase, subtype } = CHANGES[event](before, Date.now());
  return { notificationUUID: randomUUID(), notificationType: event, subtype, purchase };
}
