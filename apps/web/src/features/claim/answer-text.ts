import { ApiError } from '../../lib/api.ts';
import { HTTP_TEXTS } from '../../lib/read-answer.ts';
import { refusalText } from '../../lib/refusal-text.ts';

/** What the server said; where it said nothing, that it was not sent or claimed matters more than the line. */
export function answerText(cause: unknown, fallback: string): string {
  return cause instanceof ApiError && isWithoutWords(cause) ? fallback : refusalText(cause, fallback);
}

const isWithoutWords = ({ code, httpStatus }: ApiError) => code === '' && !HTTP_TEXTS[httpStatus];
