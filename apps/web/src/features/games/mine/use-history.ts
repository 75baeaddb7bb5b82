import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';

const KEY = ['games', 'history'];

/** What the user has played, page by page, and the way to forget all of it. */
export function useHistory(enabled: boolean) {
  const client = useQueryClient();
  const clearing = useBusy();
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => api.listGameHistory(pageParam === '' ? {} : { cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    enabled,
  });
  const clear = () =>
    clearing.run(async () => {
      try {
        await api.clearGameHistory({});
        client.setQueryData(KEY, { pages: [{ content: [], nextCursor: null }], pageParams: [''] });
        showToast(gamesHallTexts.cleared);
      } catch (cause) {
        showToast(refusalText(cause, gamesHallTexts.clearFailed));
      }
      void client.invalidateQueries({ queryKey: ['games', 'mine'] });
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
    clear,
    isClearing: clearing.busy,
  };
}
