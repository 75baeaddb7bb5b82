import { QueryClient } from '@tanstack/react-query';
import { isNoConnection } from '../platform/api/api-error.ts';

const MOST_RETRIES = 2;
const FIRST_DELAY_MS = 400;
const FRESH_MS = 30_000;

/** One for the page's life; on the server one for each render. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Without a line a call fails at once and the page says so; by default it would wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Only a call without any answer is retried, and soon: the user waits for the error message.
        retry: (failures, error) => failures < MOST_RETRIES && isNoConnection(error),
        retryDelay: (failures) => FIRST_DELAY_MS * 2 ** failures,
      },
    },
  });
}
