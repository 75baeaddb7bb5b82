import { commonTexts } from '@juban/contract/texts/common';
import { refusalText } from '../../lib/refusal-text.ts';
import { ApiError } from '../../platform/api/api.ts';

/** Client texts for answers without a message; the page's own text is more useful. */
const OUR_WORDS: readonly string[] = [commonTexts.unreadable];

export function answerText(cause: unknown, fallback: string): string {
  const isSaid = !(cause instanceof ApiError) || cause.code !== '' || !OUR_WORDS.includes(cause.message);
  return isSaid ? refusalText(cause, fallback) : fallback;
}
