import type { ConsoleCallName } from '@juban/contract/console/console-calls';
import type { ConsoleInput, ConsoleOutput } from '@juban/contract/console/console-schemas';
import { keepPreviousData, QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ConsoleError, callConsole } from './call-console.ts';

const MOST_RETRIES = 2;

/** Reads are tried again by themselves only if the server could not be asked or failed. */
const mayRetry = (failures: number, error: Error) =>
  failures < MOST_RETRIES &&
  error instanceof ConsoleError &&
  (error.trouble === 'offline' || error.trouble === 'broken');

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000, refetchOnWindowFocus: true } },
});

export function readOf<Name extends ConsoleCallName>(name: Name, input: ConsoleInput<Name>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => callConsole(name, input, { signal }),
  });
}

export function useRead<Name extends ConsoleCallName>(
  name: Name,
  input: ConsoleInput<Name>,
  options: { enabled?: boolean; keepPrevious?: boolean } = {},
) {
  return useQuery<ConsoleOutput<Name>>({
    queryKey: [name, input],
    queryFn: ({ signal }) => callConsole(name, input, { signal }),
    enabled: options.enabled ?? true,
    // The answer of the filter before, until the one to this filter is there.
    ...(options.keepPrevious && { placeholderData: keepPreviousData as never }),
  });
}

/** After an act: everything that was read may have changed. */
export const refreshAll = () => queryClient.invalidateQueries();
