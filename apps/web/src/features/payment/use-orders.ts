import { mapKnown } from '../../lib/reader-state.ts';
import { api } from '../../platform/api/api.ts';
import { useReaderPages } from '../../platform/host/use-reader-query.ts';
import { monthsOf } from './order-months.ts';

export const ORDERS = ['orders'];

/** The user's orders by month, page by page. */
export function useOrders() {
  const { state, ...more } = useReaderPages({
    queryKey: ORDERS,
    load: (pageNum) => api.listOrders({ pageNum }),
  });
  return { state: mapKnown(state, monthsOf), ...more };
}
