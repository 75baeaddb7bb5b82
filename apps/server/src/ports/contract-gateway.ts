import type { BrandId } from '@juban/catalog';
import type { NotificationBytes, PaymentFact, ProviderId } from './payment-gateway.ts';

/** The provider's own word on a contract, verified. */
export interface ContractFact {
  brand: BrandId;
  contractNo: string;
  /** absent: the provider knows none of this number, signed or not. */
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
  /** Our number of the attempt; the provider takes money once under it, however often it is asked. */
  paymentNo: string;
  fen: number;
  title: string;
  /** Absolute, of our own origin. */
  notifyUrl: string;
}

export interface VerifiedContractNotification {
  /** Stable across the provider's repeats. */
  notificationId: string;
  fact: ContractFact;
}

/**
 * Renewal contracts of one provider by its own protocol. Every call is safe to repeat, ends within 8 s and rejects
 * with ProviderUnavailable when nothing is known.
 */
export interface ContractGateway {
  provider: ProviderId;
  queryContract(brand: BrandId, contractNo: string): Promise<ContractFact>;
  /** closed: refused for good (unsigned, no money), nothing was taken; absent or open: not known yet, it is asked about. */
  charge(charge: ContractCharge): Promise<PaymentFact>;
  /** Afterwards the provider takes no money by it; one that is unsigned already answers so. */
  unsign(brand: BrandId, contractNo: string, externalNo: string): Promise<ContractFact>;
  /** Undefined: it is an ordinary payment's. Throws NotificationRefused. */
  readContractNotification(bytes: NotificationBytes): Promise<VerifiedContractNotification | undefined>;
}
