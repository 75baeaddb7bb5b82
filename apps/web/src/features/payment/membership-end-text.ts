import { orderTexts } from '@juban/contract/texts/orders';
import { isPermanent } from '@juban/domain/membership';
import { dayText } from './order-times.ts';

/** The last day of a membership, or that it has none. */
export const membershipEndText = (end: number): string =>
  isPermanent(new Date(end)) ? orderTexts.forEver : dayText(end);
