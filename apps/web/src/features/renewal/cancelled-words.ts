import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shanghaiDay } from '@juban/domain/shanghai-day';

/** Until when it is paid. That is not the end of the membership, which other purchases may have made later. */
export function cancelledWords(paidUntil: number | null): string {
  return paidUntil === null
    ? renewalTexts.aboutCancel
    : fill(renewalTexts.closingHint, { date: shanghaiDay(paidUntil) });
}
