import { useReaderPages } from '../../host/use-reader-query.ts';
import { api } from '../../lib/api.ts';
import { mapKnown } from '../../lib/reader-state.ts';
import { monthsOf } from './order-months.ts';

export const ORDERS = ['orders'];

/** Own orders by month, page by page. */
export function useOrders() {
  const { state, ...more } = useReaderPages({
    queryKey: ORDERS,
    load: (pageNum) => api.listOrders({ pageNum }),
  });
  return { state: mapKnown(state, monthsOf), ...more };
}
