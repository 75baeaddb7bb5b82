import type { UseInfiniteQueryResult } from '@tanstack/react-query';

export interface ListPage<Item = unknown> {
  content: readonly Item[];
  total: number;
  pageNum: number;
  pageSize: number;
}

/** An empty page is the end whatever the total says: else the list would be asked for ever. */
export function nextPage({ pageNum, pageSize, total, content }: ListPage): number | undefined {
  return content.length === 0 || pageNum * pageSize >= total ? undefined : pageNum + 1;
}

/** What the screen of a growing list needs beside its reader's state: how to try again, and what more there is. */
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
