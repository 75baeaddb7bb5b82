/** Unpaid orders that a user may have at a time. */
const MAX_UNPAID_ORDERS = 10;
/** Orders that a user may create within the window below, whatever their state. */
const MAX_NEW_ORDERS = 30;
export const NEW_ORDERS_WINDOW_MS = 3_600_000;

/** Counts of one user: orders that can still be paid, and orders created within the window. */
export interface OrderCounts {
  open: number;
  made: number;
}

/** The limit that prevents another order; undefined if another order may be created. */
export function findOrderLimit({ open, made }: OrderCounts): 'open' | 'new' | undefined {
  if (open >= MAX_UNPAID_ORDERS) return 'open';
  return made >= MAX_NEW_ORDERS ? 'new' : undefined;
}
