import { commonTexts } from '@juban/contract/texts/common';
import { ApiError } from '../../lib/api.ts';
import { refusalText } from '../../lib/refusal-text.ts';

/** What we say ourselves where the server said nothing: that it was not sent or claimed matters more. */
const OUR_WORDS: readonly string[] = [commonTexts.networkFailed, commonTexts.unreadable];

export function answerText(cause: unknown, fallback: string): string {
  const isSaid = !(cause instanceof ApiError) || cause.code !== '' || !OUR_WORDS.includes(cause.message);
  return isSaid ? refusalText(cause, fallback) : fallback;
}
