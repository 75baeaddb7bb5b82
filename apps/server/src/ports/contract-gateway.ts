import type { BrandId } from '@juban/catalog';
import type { NotificationBytes, PaymentFact, ProviderId } from './payment-gateway.ts';

/** The provider's verified statement about a contract. */
export interface ContractFact {
  brand: BrandId;
  contractNo: string;
  /** absent: the provider has no contract of this number, signed or not. */
  state: 'signed' | 'unsigned' | 'absent';
  /** The provider's own number; present when signed. */
  externalNo?: string;
  signedAt?: Date;
  unsignedAt?: Date;
}

export interface ContractCharge {
  brand: BrandId;
  contractNo: string;
  externalNo: string;
  /** Our number of the attempt; the provider charges once per number, however often it is requested. */
  paymentNo: string;
  fen: number;
  title: string;
  /** Absolute, on our own origin. */
  notifyUrl: string;
}

export interface VerifiedContractNotification {
  /** Stable across the provider's repeats. */
  notificationId: string;
  fact: ContractFact;
}

/**
 * Renewal contracts of one provider by its own protocol. Every call is safe to repeat, ends within 8 s and
 * rejects with ProviderUnavailable if nothing is known.
 */
export interface ContractGateway {
  provider: ProviderId;
  queryContract(brand: BrandId, contractNo: string): Promise<ContractFact>;
  /**
   * closed: refused for good (unsigned, no money), nothing was charged; absent or open: not known yet, to be
   * queried.
   */
  charge(charge: ContractCharge): Promise<PaymentFact>;
  /** Afterwards the provider charges nothing by it; succeeds too if it is unsigned already. */
  unsign(brand: BrandId, contractNo: string, externalNo: string): Promise<ContractFact>;
  /** Undefined if it is about an ordinary payment. Throws NotificationRefused. */
  readContractNotification(bytes: NotificationBytes): Promise<VerifiedContractNotification | undefined>;
}
