import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shanghaiDay } from '@juban/domain/shanghai-day';

/** What stays after cancelling, and until when; without paid time nothing does. */
export function cancelledWords(paidUntil: number | null): string {
  return paidUntil === null
    ? renewalTexts.aboutCancel
    : fill(renewalTexts.closingHint, { date: shanghaiDay(paidUntil) });
}
