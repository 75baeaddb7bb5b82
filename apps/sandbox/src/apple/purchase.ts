const DAY_MS = 86_400_000;

export interface App {
  bundleId: string;
  appAppleId: number;
}

/** What a buyer agrees to on the device. */
export interface PurchaseWish {
  brand: string;
  productId: string;
  /** Thousandths of the currency's unit. */
  price: number;
  currency: string;
  renewable: boolean;
  /** How long a subscription's period is. */
  days: number;
  appAccountToken: string | undefined;
  ownership: 'PURCHASED' | 'FAMILY_SHARED';
  quantity: number;
  /** Where the app's owner wants to be told. */
  notifyUrl: string | undefined;
}

/** One transaction: the first of a purchase, or a renewal of it. */
export interface Purchase extends PurchaseWish {
  transactionId: string;
  originalTransactionId: string;
  purchaseDate: number;
  originalPurchaseDate: number;
  expiresDate: number | null;
  revocationDate: number | null;
  /** Of a refund in part: how much of the price went back, in percent. */
  revocationPercentage?: number;
  /** Of a subscription: whether its buyer lets it go on. */
  autoRenews: boolean;
}

export function bought(wish: PurchaseWish, transactionId: string, at: number): Purchase {
  return {
    ...wish,
    transactionId,
    originalTransactionId: transactionId,
    purchaseDate: at,
    originalPurchaseDate: at,
    expiresDate: wish.renewable ? at + wish.days * DAY_MS : null,
    revocationDate: null,
    autoRenews: wish.renewable,
  };
}

/** The next period begins where the last one ends. */
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
