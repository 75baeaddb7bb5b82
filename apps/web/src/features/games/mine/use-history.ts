import type { CallOutput } from '@juban/contract/schemas';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { listStateOf } from '../../../lib/list-pages.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { mapKnown, userStateOf } from '../../../lib/user-state.ts';
import { api } from '../../../platform/api/api.ts';
import { useLoginState } from '../../../platform/host/use-login-state.ts';
import { useLastError } from '../../../platform/host/use-user-query.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';

const KEY = ['games', 'history'];

/** The user's played games page by page; all or one can be removed. */
export function useHistory() {
  const who = useLoginState();
  const client = useQueryClient();
  const clearing = useBusy();
  const query = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => api.listGameHistory(pageParam === '' ? {} : { cursor: pageParam }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
    enabled: who === 'user',
  });
  const error = useLastError(query);
  /** Removes the given games, or all without ids. False if it failed. */
  const forget = async (ids: string[] | undefined, words: { done: string; failed: string }) => {
    let isDone = false;
    await clearing.run(async () => {
      try {
        await api.clearGameHistory(ids ? { ids } : {});
        isDone = true;
        client.setQueryData<Pages>(KEY, (before) => before && without(before, ids));
        showToast(words.done);
      } catch (cause) {
        showToast(refusalText(cause, words.failed));
      }
      // Reload, because more games may follow those removed.
      if (ids) void client.invalidateQueries({ queryKey: KEY });
      void client.invalidateQueries({ queryKey: ['games', 'mine'] });
    });
    return isDone;
  };
  return {
    state: mapKnown(userStateOf(who, { data: query.data, error }), ({ pages }) =>
      pages.flatMap(({ content }) => content),
    ),
    ...listStateOf(query),
    clear: () => forget(undefined, { done: gamesHallTexts.cleared, failed: gamesHallTexts.clearFailed }),
    forgetOne: (id: string) =>
      forget([id], { done: gamesHallTexts.forgotten, failed: gamesHallTexts.forgetFailed }),
    isClearing: clearing.busy,
  };
}

type Pages = InfiniteData<CallOutput<'listGameHistory'>, string>;

/** The pages without the given games; none if no ids are given. */
function without({ pages, pageParams }: Pages, ids: readonly string[] | undefined): Pages {
  if (!ids) return { pages: [{ content: [], total: 0, nextCursor: null }], pageParams: [''] };
  const left = pages.map(({ content, total, nextCursor }) => ({
    content: content.filter(({ id }) => !ids.includes(id)),
    total: total - ids.length,
    nextCursor,
  }));
  return { pages: left, pageParams };
}
