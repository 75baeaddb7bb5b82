import { mapKnown } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserPages } from '../../platform/host/use-user-query.ts';
import { monthsOf } from './order-months.ts';

export const ORDERS = ['orders'];

/** The user's orders by month, page by page. */
export function useOrders() {
  const { state, ...more } = useUserPages({
    queryKey: ORDERS,
    load: (pageNum) => api.listOrders({ pageNum }),
  });
  return { state: mapKnown(state, monthsOf), ...more };
}
