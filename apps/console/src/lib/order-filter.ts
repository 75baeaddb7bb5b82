import type { ConsoleInput } from '@juban/contract/console/console-schemas';
import type { SearchText } from '../app/search-text.ts';
import { dayEnd, dayStart, fenOfText, given } from './filters.ts';

export type OrderFilter = Omit<ConsoleInput<'listOrders'>, 'after'>;

/** The filter that an address means. What it does not understand it leaves out. */
export function orderFilterOf(address: SearchText): OrderFilter {
  const { brand, state, provider, clientType, goodsId, from, until, least, most } = address;
  return given({
    brand,
    state: state as OrderFilter['state'],
    provider,
    clientType,
    goodsId,
    from: dayStart(from),
    until: dayEnd(until),
    leastFen: fenOfText(least),
    mostFen: fenOfText(most),
  } as OrderFilter);
}
