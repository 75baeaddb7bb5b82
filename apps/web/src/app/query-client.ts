import { QueryClient } from '@tanstack/react-query';
import { isNoConnection } from '../platform/api/api-error.ts';

const MOST_RETRIES = 2;
const FIRST_DELAY_MS = 400;
const FRESH_MS = 30_000;

/** One client for the page in the browser, one per render on the server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // While offline, calls fail at once so that the page can say so; by default they would wait.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Only calls without any answer are retried, and quickly, because the user waits for the error
        // message.
        retry: (failures, error) => failures < MOST_RETRIES && isNoConnection(error),
        retryDelay: (failures) => FIRST_DELAY_MS * 2 ** failures,
      },
    },
  });
}
