import { checkoutTexts } from '@juban/contract/texts/checkout';
import { fill } from '@juban/contract/texts/fill';
import { reviewTexts } from '@juban/contract/texts/review';
import { unionTexts } from '@juban/contract/texts/union';
import type { UnionProduct } from './union-data.ts';
import type { Arrival } from './use-arrival.ts';

/** What a payer reads about both memberships; `arrival` is undefined while the partner's half is in progress. */
export function doneMessageOf(
  { iosProduct, priceInfo }: Pick<UnionProduct, 'iosProduct' | 'priceInfo'>,
  { arrival, brand }: { arrival: Arrival | undefined; brand: string },
): { title: string; text: string } {
  const say = (text: string) => fill(text, { brand, partner: priceInfo.unionName });
  switch (arrival) {
    case 'held':
      return { title: reviewTexts.held, text: reviewTexts.orderHeld };
    case 'full':
      // Only the App Store's buyers can refund an App Store purchase, so our membership stays.
      return iosProduct
        ? { title: unionTexts.partlyDone, text: say(unionTexts.fullInStore) }
        : { title: unionTexts.notDone, text: say(unionTexts.full) };
    case 'arrived':
      return { title: checkoutTexts.doneTitle, text: say(unionTexts.paidHint) };
    default:
      return { title: checkoutTexts.doneTitle, text: say(unionTexts.onTheWay) };
  }
}
