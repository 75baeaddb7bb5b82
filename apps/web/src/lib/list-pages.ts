import type { UseInfiniteQueryResult } from '@tanstack/react-query';

export interface ListPage<Item = unknown> {
  content: readonly Item[];
  total: number;
  pageNum: number;
  pageSize: number;
}

/** An empty page ends the list whatever the total is; otherwise it would be requested endlessly. */
export function nextPage({ pageNum, pageSize, total, content }: ListPage): number | undefined {
  return content.length === 0 || pageNum * pageSize >= total ? undefined : pageNum + 1;
}

/** State of a growing list besides the user state: retry and loading more. */
export function listStateOf(query: UseInfiniteQueryResult) {
  return {
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
