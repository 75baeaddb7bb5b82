import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ListPage, listStateOf, nextPage } from '../../lib/list-pages.ts';
import { mapKnown, readerStateOf } from '../../lib/reader-state.ts';
import { type LoginState, useLoginState } from './use-login-state.ts';

interface ReaderQuery<Data> {
  queryKey: readonly string[];
  queryFn: () => Promise<Data>;
}

/** Loads data of the user, shared by all screens with the same key and refreshed by each. */
export function useReaderQuery<Data>(query: ReaderQuery<Data>) {
  return useQueryOf(useLoginState(), query);
}

/** The same for a screen that tracks logins itself, because users log in and out while it stays open. */
export function useQueryOf<Data>(who: LoginState, { queryKey, queryFn }: ReaderQuery<Data>) {
  const query = useQuery<Data>({ queryKey, queryFn, staleTime: 0, enabled: who === 'user' });
  return {
    state: readerStateOf(who, { data: query.data, error: useLastError(query) }),
    reload: query.refetch,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

interface ReaderPages<Page> {
  queryKey: readonly string[];
  load: (pageNum: number) => Promise<Page>;
}

/** A list of the user's data, loaded page by page. */
export function useReaderPages<Page extends ListPage>({ queryKey, load }: ReaderPages<Page>) {
  const who = useLoginState();
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
    enabled: who === 'user',
  });
  const answer = { data: query.data, error: useLastError(query) };
  const state = mapKnown(readerStateOf(who, answer), ({ pages }) => pages);
  return { state, ...listStateOf(query) };
}

/** A query drops its error when it retries; this keeps it until there is an answer. */
export function useLastError({ data, error }: { data: unknown; error: unknown }): unknown {
  const last = useRef<unknown>(null);
  if (error) last.current = error;
  else if (data !== undefined) last.current = null;
  return last.current;
}
