/** Orders of one user that may wait for their money at a time. */
const MOST_OPEN = 10;
/** Orders that one user may make within the window below, whatever became of them. */
const MOST_NEW = 30;
export const NEW_ORDERS_WINDOW_MS = 3_600_000;

/** Of one user: orders that can still be paid, and orders made within the window. */
export interface OrderCounts {
  open: number;
  made: number;
}

/** Why one more order may not be made; undefined when it may. */
export function findOrderLimit({ open, made }: OrderCounts): 'open' | 'new' | undefined {
  if (open >= MOST_OPEN) return 'open';
  return made >= MOST_NEW ? 'new' : undefined;
}
