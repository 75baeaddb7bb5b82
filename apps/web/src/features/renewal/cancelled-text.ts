import { fill } from '@juban/contract/texts/fill';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { shanghaiDay } from '@juban/domain/shanghai-day';

/** Until when it is paid. The membership may last longer by other purchases. */
export function cancelledText(paidUntil: number | null): string {
  return paidUntil === null
    ? renewalTexts.aboutCancel
    : fill(renewalTexts.closingHint, { date: shanghaiDay(paidUntil) });
}
