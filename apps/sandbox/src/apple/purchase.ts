const DAY_MS = 86_400_000;

export interface App {
  bundleId: string;
  appAppleId: number;
}

/** What a buyer confirms on the device. */
export interface PurchaseRequest {
  brand: string;
  productId: string;
  /** In thousandths of the currency unit. */
  price: number;
  currency: string;
  renewable: boolean;
  /** Length of a subscription period. */
  days: number;
  appAccountToken: string | undefined;
  ownership: 'PURCHASED' | 'FAMILY_SHARED';
  quantity: number;
  /** Address for server notifications. */
  notifyUrl: string | undefined;
}

/** One transaction: the first of a purchase, or a renewal. */
export interface Purchase extends PurchaseRequest {
  transactionId: string;
  originalTransactionId: string;
  purchaseDate: number;
  originalPurchaseDate: number;
  expiresDate: number | null;
  revocationDate: number | null;
  /** Only for partial refunds: refunded percentage of the price. */
  revocationPercentage?: number;
  /** Whether the subscription will renew. */
  autoRenews: boolean;
}

export function bought(input: PurchaseRequest, transactionId: string, at: number): Purchase {
  return {
    ...input,
    transactionId,
    originalTransactionId: transactionId,
    purchaseDate: at,
    originalPurchaseDate: at,
    expiresDate: input.renewable ? at + input.days * DAY_MS : null,
    revocationDate: null,
    autoRenews: input.renewable,
  };
}

/** The next period starts where the last one ends. */
export function renewed(last: Purchase, transactionId: string): Purchase {
  const purchaseDate = last.expiresDate ?? last.purchaseDate;
  return {
    ...last,
    transactionId,
    purchaseDate,
    expiresDate: purchaseDate + last.days * DAY_MS,
    revocationDate: null,
    autoRenews: true,
  };
}

export const isRenewal = ({ transactionId, originalTransactionId }: Purchase) =>
  transactionId !== originalTransactionId;
