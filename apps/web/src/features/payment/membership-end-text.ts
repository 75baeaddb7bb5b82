import { orderTexts } from '@juban/contract/texts/orders';
import { isPermanent } from '@juban/domain/membership';
import { shanghaiDay } from '@juban/domain/shanghai-day';

/** The last day of a membership, or that it has none. */
export const membershipEndText = (end: number): string =>
  isPermanent(new Date(end)) ? orderTexts.forEver : shanghaiDay(end);
