import type { CallOutput } from '@juban/contract/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type OwnFeedbackPage = CallOutput<'listFeedback'>;
export type OwnFeedback = OwnFeedbackPage['content'][number];

/** An empty page is the end whatever the total says: else the list would be asked for ever. */
const nextPage = ({ pageNum, pageSize, total, content }: OwnFeedbackPage) =>
  content.length === 0 || pageNum * pageSize >= total ? undefined : pageNum + 1;

/** Own feedback page by page; what was kept is shown and asked for anew, because support may have answered. */
export function useOwnFeedback(enabled: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['feedback', 'mine'],
    queryFn: ({ pageParam }) => api.listFeedback({ pageNum: pageParam }),
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
