import { ApiError } from '../platform/api/api.ts';

/** What the server said, or the fallback where it said nothing. */
export function refusalText(cause: unknown, fallback: string): string {
  return (cause instanceof ApiError && cause.message) || fallback;
}
