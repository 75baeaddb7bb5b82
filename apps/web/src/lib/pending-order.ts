/** An order whose user left to pay, stored for this tab until its outcome is known. */
const NAME = 'pendingOrder';

export interface PendingOrder {
  orderNo: string;
  /** Undefined if only the order number came back. */
  wallet?: 'aliPay' | 'wechat' | undefined;
  /** Sold by the App Store, so no wallet may charge it as well. */
  isStore?: boolean | undefined;
  /** The store's signed transaction, which the server has not confirmed yet. */
  jws?: string | undefined;
}

export function keepPendingOrder(order: PendingOrder): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(order));
  } catch {
    // Without storage only the address brings the number back.
  }
}

/** Returns the pending order once; the caller handles it. */
export function takePendingOrder(): PendingOrder | undefined {
  try {
    const text = sessionStorage.getItem(NAME);
    sessionStorage.removeItem(NAME);
    const kept: unknown = text && JSON.parse(text);
    return isOrder(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Call when the user has seen the outcome. A newer pending order stays. */
export function dropPendingOrder({ orderNo }: PendingOrder): void {
  const kept = takePendingOrder();
  if (kept && kept.orderNo !== orderNo) keepPendingOrder(kept);
}

function isOrder(kept: unknown): kept is PendingOrder {
  return typeof kept === 'object' && kept !== null && 'orderNo' in kept && typeof kept.orderNo === 'string';
}
