import { mapKnown } from '../../lib/reader-state.ts';
import { api } from '../../platform/api/api.ts';
import { useReaderQuery } from '../../platform/host/use-reader-query.ts';
import type { Gift } from './gift-data.ts';

/** By the end of the cycle, which a claim does not change: a claimed gift stays where it is. */
const byDeadline = (a: Gift, b: Gift): number => (a.endTime ?? 0) - (b.endTime ?? 0);

/** The bundles that the reader owns; asked for anew on every visit, as time alone changes them. */
export function useGifts() {
  const { state, ...ways } = useReaderQuery({ queryKey: ['gifts'], queryFn: () => api.listGifts({}) });
  const gifts = mapKnown(state, (bundles) =>
    Object.values(bundles)
      .filter(({ status }) => status !== 0)
      .sort(byDeadline),
  );
  return { state: gifts, ...ways };
}
