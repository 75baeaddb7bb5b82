import type { BrandId } from '@juban/catalog';
import { NotificationRefused } from './payment-gateway.ts';

/** One purchase or renewal in the App Store, verified: signature, certificates, bundle and environment are right. */
export interface AppleTransaction {
  brand: BrandId;
  transactionId: string;
  /** The first of a subscription's transactions; of any other purchase its own. */
  originalTransactionId: string;
  productId: string;
  /** The UUID that the app gave along for the account that buys. */
  appAccountToken: string | undefined;
  fen: number;
  /** By the goods' own name of it: RMB, whatever the store calls it. */
  currency: string;
  /** Application and seller, as the payment froze them. */
  appId: string;
  sellerId: string;
  /** Bought by this account, one of it: neither shared by a family nor several at once. */
  isPlain: boolean;
  isSubscription: boolean;
  purchasedAt: Date;
  expiresAt: Date | undefined;
  /** The store took it back. */
  revokedAt: Date | undefined;
  /** The share of the price that it refunded, above 0 and up to 1; 1 where it tells none. */
  revokedShare: number;
}

/** A server notification of version 2, verified with all that is signed inside it. */
export interface AppleNotice {
  /** Stable across the store's repeats. */
  id: string;
  type: string;
  subtype: string;
  /** Absent where the notice is about none, such as a test. */
  transaction: AppleTransaction | undefined;
  /** Of a subscription: whether its buyer lets it go on. */
  autoRenews: boolean | undefined;
}

/** Not the App Store's word, or not for us. Its message is for logs, never for the sender. */
export class AppleDataRefused extends NotificationRefused {
  override name = 'AppleWordRefused';
}

/** Reads what the App Store signed. Both reject with AppleWordRefused, or ProviderUnavailable when nothing is known. */
export interface AppleStore {
  readTransaction(brand: BrandId, jws: string): Promise<AppleTransaction>;
  readNotice(brand: BrandId, body: Buffer): Promise<AppleNotice>;
}
