import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';

const MOST_RETRIES = 2;
const FRESH_MS = 30_000;

/** One for the page's life; on the server one for each render. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // An answer is an answer: only silence is worth asking again.
        retry: (failures, error) =>
          failures < MOST_RETRIES && !(error instanceof ApiError && error.httpStatus !== 0),
      },
    },
  });
}
