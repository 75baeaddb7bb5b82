import type { BrandId } from '@juban/catalog';
import { NotificationRefused } from './payment-gateway.ts';

/**
 * One purchase or renewal in the App Store, verified: signature, certificates, bundle and environment are
 * right.
 */
export interface AppleTransaction {
  brand: BrandId;
  transactionId: string;
  /** The first of a subscription's transactions; of any other purchase its own id. */
  originalTransactionId: string;
  productId: string;
  /** The UUID that the app sent for the buying account. */
  appAccountToken: string | undefined;
  fen: number;
  /** The goods' currency code: RMB, whatever the store calls it. */
  currency: string;
  /** Application and seller, as the payment froze them. */
  appId: string;
  sellerId: string;
  /** Bought by this account, quantity one: not shared by a family. */
  isPlain: boolean;
  isSubscription: boolean;
  purchasedAt: Date;
  expiresAt: Date | undefined;
  /** When the store revoked it. */
  revokedAt: Date | undefined;
  /** The share of the price that it refunded, above 0 and up to 1; 1 if it names none. */
  revokedShare: number;
}

/** A server notification of version 2, verified with all that is signed inside it. */
export interface AppleNotice {
  /** Stable across the store's repeats. */
  id: string;
  type: string;
  subtype: string;
  /** Absent if the notice has none, such as a test. */
  transaction: AppleTransaction | undefined;
  /** For a subscription: whether it will renew. */
  autoRenews: boolean | undefined;
}

/** Not signed by the App Store, or not for us. Its message is for logs, never for the sender. */
export class AppleDataRefused extends NotificationRefused {
  override name = 'AppleWordRefused';
}

/**
 * Reads data signed by the App Store. Both methods reject with AppleDataRefused, or ProviderUnavailable if
 * nothing is known.
 */
export interface AppleStore {
  readTransaction(brand: BrandId, jws: string): Promise<AppleTransaction>;
  readNotice(brand: BrandId, body: Buffer): Promise<AppleNotice>;
}
