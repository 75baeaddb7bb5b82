/** An order whose payer has left to pay, kept for the life of the tab until it is known what became of it. */
const NAME = 'pendingOrder';

export interface PendingOrder {
  orderNo: string;
  /** Undefined where only the number came back with the payer. */
  wallet?: 'aliPay' | 'wechat' | undefined;
  /** Sold by the App Store: no wallet may ask for its money too. */
  isStore?: boolean | undefined;
  /** What the store signed for it; the server has not taken it yet. */
  jws?: string | undefined;
}

export function keepPendingOrder(order: PendingOrder): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(order));
  } catch {
    // Without storage the address alone brings the number back.
  }
}

/** The order that was left for, once: whoever asks takes care of it. */
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

/** The reader has been told what became of it. Another order may wait by now, and keeps waiting. */
export function dropPendingOrder({ orderNo }: PendingOrder): void {
  const kept = takePendingOrder();
  if (kept && kept.orderNo !== orderNo) keepPendingOrder(kept);
}

function isOrder(kept: unknown): kept is PendingOrder {
  return typeof kept === 'object' && kept !== null && 'orderNo' in kept && typeof kept.orderNo === 'string';
}
