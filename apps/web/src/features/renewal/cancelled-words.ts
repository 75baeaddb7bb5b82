import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { dayText } from './day-text.ts';

/** What stays after cancelling, and until when; without paid time nothing does. */
export function cancelledWords(paidUntil: number | null): string {
  return paidUntil === null
    ? renewalTexts.aboutCancel
    : fill(renewalTexts.closingHint, { date: dayText(paidUntil) });
}
