import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ListPage, listStateOf, nextPage } from '../../lib/list-pages.ts';
import { mapKnown, userStateOf } from '../../lib/user-state.ts';
import { type LoginState, useLoginState } from './use-login-state.ts';

interface UserQuery<Data> {
  queryKey: readonly string[];
  queryFn: () => Promise<Data>;
}

/** Loads data of the user, shared by all screens with the same key and refreshed by each. */
export function useUserQuery<Data>(query: UserQuery<Data>) {
  return useQueryOf(useLoginState(), query);
}

/** The same for a screen that tracks logins itself, because users log in and out while it stays open. */
export function useQueryOf<Data>(who: LoginState, { queryKey, queryFn }: UserQuery<Data>) {
  const query = useQuery<Data>({ queryKey, queryFn, staleTime: 0, enabled: who === 'user' });
  return {
    state: userStateOf(who, { data: query.data, error: useLastError(query) }),
    reload: query.refetch,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
  };
}

interface UserPages<Page> {
  queryKey: readonly string[];
  load: (pageNum: number) => Promise<Page>;
}

/** A list of the user's data, loaded page by page. */
export function useUserPages<Page extends ListPage>({ queryKey, load }: UserPages<Page>) {
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
  const state = mapKnown(userStateOf(who, answer), ({ pages }) => pages);
  return { state, ...listStateOf(query) };
}

/** A query drops its error when it retries; this keeps it until there is an answer. */
export function useLastError({ data, error }: { data: unknown; error: unknown }): unknown {
  const last = useRef<unknown>(null);
  if (error) last.current = error;
  else if (data !== undefined) last.current = null;
  return last.current;
}
