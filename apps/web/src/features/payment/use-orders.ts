import { api } from '../../lib/api.ts';
import { useOwnPages } from '../../lib/use-own-pages.ts';
import { monthsOf } from './order-months.ts';

export const ORDERS = ['orders'];

/** Own orders by month, page by page. */
export function useOrders(enabled: boolean) {
  const { pages, ...state } = useOwnPages({
    queryKey: ORDERS,
    load: (pageNum) => api.listOrders({ pageNum }),
    enabled,
  });
  return { months: pages && monthsOf(pages), ...state };
}
