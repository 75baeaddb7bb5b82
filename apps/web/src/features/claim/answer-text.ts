import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';

/** What the server said; where nothing answered, that it was not sent or claimed matters more than the line. */
export function answerText(cause: unknown, fallback: string): string {
  return cause instanceof ApiError && cause.httpStatus === 0 ? fallback : refusalText(cause, fallback);
}
