import { orderTexts } from '@juban/contract/texts/orders';

export const REASONS: readonly string[] = [
  orderTexts.reasonMistake,
  orderTexts.reasonTwice,
  orderTexts.reasonUnwanted,
  orderTexts.reasonOther,
];

/** The selected reason, the note, or both. */
export function reasonText(reason: string, note: string): string {
  return [reason, note.trim()].filter(Boolean).join('：');
}
