import type { CallOutput } from '@juban/contract/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

type Page = CallOutput<'listExperience'>;

const LEDGER = ['v-power-ledger'];
/** It may have moved since: what is kept is shown, and asked for anew. */
const ALWAYS_ASK = 0;

/** The page after this one; undefined when everything is there. */
function nextPage({ pageNum, pageSize, total }: Page): number | undefined {
  return pageNum * pageSize < total ? pageNum + 1 : undefined;
}

/** Own V power entries page by page. Without a range the server answers the last year by its own clock. */
export function useLedger(enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: LEDGER,
    queryFn: ({ pageParam }) => api.listExperience({ pageNum: pageParam }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: ALWAYS_ASK,
    enabled,
  });
  return {
    entries: query.data?.pages.flatMap(({ content }) => content),
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
