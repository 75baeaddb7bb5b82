import { ApiError } from '../platform/api/api.ts';

/** The server's message, or the fallback if it sent none. */
export function refusalText(cause: unknown, fallback: string): string {
  return (cause instanceof ApiError && cause.message) || fallback;
}
