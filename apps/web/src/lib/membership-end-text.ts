import { fill } from '@juban/contract/texts/fill';
import { membershipEndTexts as texts } from '@juban/contract/texts/membership-end';
import { isPermanent } from '@juban/domain/membership-end';
import { shanghaiDay } from '@juban/domain/shanghai-day';

/** The last day of a membership that ends at this time (ms). */
export const membershipEndDay = (end: number): string =>
  isPermanent(new Date(end)) ? texts.forEverDay : shanghaiDay(end);

/** The end of a membership as all pages show it. */
export const membershipEndText = (end: number): string =>
  isPermanent(new Date(end)) ? texts.forEver : fill(texts.until, { date: shanghaiDay(end) });
