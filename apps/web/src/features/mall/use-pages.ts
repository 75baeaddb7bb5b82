import { useInfiniteQuery } from '@tanstack/react-query';

interface ListPage<Item> {
  content: readonly Item[];
  total: number;
  pageNum: number;
  pageSize: number;
}

interface PagesWanted<Item> {
  name: string;
  load: (pageNum: number) => Promise<ListPage<Item>>;
  enabled: boolean;
}

/** An empty page is the end whatever the total says: else the list would be asked for ever. */
const nextPage = ({ pageNum, pageSize, total, content }: ListPage<unknown>) =>
  content.length === 0 || pageNum * pageSize >= total ? undefined : pageNum + 1;

/** An own list page by page; what was kept is shown and asked for anew, because points may have moved. */
export function usePages<Item>({ name, load, enabled }: PagesWanted<Item>) {
  const query = useInfiniteQuery({
    queryKey: ['mall', name],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    enabled,
  });
  return {
    items: query.data?.pages.flatMap(({ content }) => content),
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
