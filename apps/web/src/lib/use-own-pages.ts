import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { queryStateOf } from './query-state.ts';

export interface ListPage<Item = unknown> {
  content: readonly Item[];
  total: number;
  pageNum: number;
  pageSize: number;
}

interface PagesWanted<Page> {
  queryKey: readonly string[];
  load: (pageNum: number) => Promise<Page>;
  enabled: boolean;
}

/** An empty page is the end whatever the total says: else the list would be asked for ever. */
export function nextPage({ pageNum, pageSize, total, content }: ListPage): number | undefined {
  return content.length === 0 || pageNum * pageSize >= total ? undefined : pageNum + 1;
}

/** A list of one's own, page by page. */
export function useOwnPages<Page extends ListPage>({ queryKey, load, enabled }: PagesWanted<Page>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    // It may have moved since: what is kept is shown, and asked for anew.
    staleTime: 0,
    enabled,
  });
  return { pages: query.data?.pages, ...listStateOf(query) };
}

/** What the screen of a growing list asks: whether it failed, how to try again, and what more there is. */
export function listStateOf(query: UseInfiniteQueryResult) {
  return {
    ...queryStateOf(query),
    isRetrying: query.isFetching && !query.isFetchingNextPage,
    more: {
      hasMore: query.hasNextPage,
      busy: query.isFetchingNextPage,
      failed: query.isFetchNextPageError,
      loadMore: () => void query.fetchNextPage(),
    },
  };
}
