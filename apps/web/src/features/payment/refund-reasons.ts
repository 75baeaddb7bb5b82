import { orderTexts } from '@juban/contract/texts/orders';

export const REASONS: readonly string[] = [
  orderTexts.reasonMistake,
  orderTexts.reasonTwice,
  orderTexts.reasonUnwanted,
  orderTexts.reasonOther,
];

/** What is sent: the reason picked, what was written, or both. */
export function reasonText(reason: string, note: string): string {
  return [reason, note.trim()].filter(Boolean).join('：');
}
