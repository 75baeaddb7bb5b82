import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { monthsOf, nextPage } from './order-months.ts';

export const ORDERS = ['orders'];
/** Money may have moved since: what is kept is shown, and asked for anew. */
const ALWAYS_ASK = 0;

/** Own orders by month, page by page. */
export function useOrders(enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: ORDERS,
    queryFn: ({ pageParam }) => api.listOrders({ pageNum: pageParam }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: ALWAYS_ASK,
    enabled,
  });
  return {
    months: query.data && monthsOf(query.data.pages),
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching && !query.isFetchingNextPage,
    more: {
      hasMore: query.hasNextPage,
      busy: query.isFetchingNextPage,
      failed: query.isFetchNextPageError,
      loadMore: () => void query.fetchNextPage(),
    },
  };
}
