import type { Payload } from './jws.ts';
import { type App, isRenewal, type Purchase } from './purchase.ts';

const ENVIRONMENT = 'Sandbox';
const STOREFRONT = { storefront: 'CHN', storefrontId: '143465' };
const ACTIVE = 1;
const EXPIRED = 2;
const REVOKED = 5;

/** Payload of a transaction on the device and in notifications. */
export function transactionPayload(purchase: Purchase, { bundleId }: App, signedDate: number): Payload {
  const { expiresDate, revocationDate, revocationPercentage, appAccountToken } = purchase;
  return {
    transactionId: purchase.transactionId,
    originalTransactionId: purchase.originalTransactionId,
    bundleId,
    productId: purchase.productId,
    ...(purchase.renewable ? { subscriptionGroupIdentifier: '21400001' } : {}),
    purchaseDate: purchase.purchaseDate,
    originalPurchaseDate: purchase.originalPurchaseDate,
    ...(expiresDate === null ? {} : { expiresDate }),
    quantity: purchase.quantity,
    type: purchase.renewable ? 'Auto-Renewable Subscription' : 'Non-Renewing Subscription',
    ...(appAccountToken === undefined ? {} : { appAccountToken }),
    inAppOwnershipType: purchase.ownership,
    signedDate,
    ...(revocationDate === null ? {} : { revocationDate, revocationReason: 0 }),
    // In thousandths of a percent.
    ...(revocationDate === null || revocationPercentage === undefined
      ? {}
      : { revocationType: 'REFUND_PRORATED', revocationPercentage: revocationPercentage * 1_000 }),
    environment: ENVIRONMENT,
    ...STOREFRONT,
    transactionReason: isRenewal(purchase) ? 'RENEWAL' : 'PURCHASE',
    currency: purchase.currency,
    price: purchase.price,
  };
}

/** Payload about the next renewal of a subscription. */
export function renewalPayload(purchase: Purchase, signedDate: number): Payload {
  return {
    originalTransactionId: purchase.originalTransactionId,
    autoRenewProductId: purchase.productId,
    productId: purchase.productId,
    autoRenewStatus: purchase.autoRenews ? 1 : 0,
    renewalPrice: purchase.price,
    currency: purchase.currency,
    signedDate,
    environment: ENVIRONMENT,
    ...(purchase.expiresDate === null ? {} : { renewalDate: purchase.expiresDate }),
  };
}

export interface NoticeHead {
  notificationUUID: string;
  notificationType: string;
  subtype: string | undefined;
}

/** Payload of a version 2 server notification around the signed parts. */
export function noticePayload(
  { notificationUUID, notificationType, subtype }: NoticeHead,
  app: App,
  parts: { signedTransactionInfo: string; signedRenewalInfo: string | undefined; signedDate: number },
): Payload {
  const { signedTransactionInfo, signedRenewalInfo, signedDate } = parts;
  const status = { REFUND: REVOKED, REVOKE: REVOKED, EXPIRED }[notificationType] ?? ACTIVE;
  return {
    notificationType,
    ...(subtype === undefined ? {} : { subtype }),
    notificationUUID,
    version: '2.0',
    signedDate,
    data: {
      environment: ENVIRONMENT,
      appAppleId: app.appAppleId,
      bundleId: app.bundleId,
      bundleVersion: '1',
      signedTransactionInfo,
      ...(signedRenewalInfo === undefined ? {} : { signedRenewalInfo, status }),
    },
  };
}
