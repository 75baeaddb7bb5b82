import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queryStateOf } from '../../lib/query-state.ts';
import type { Gift } from './gift-data.ts';

/** By the end of the cycle, which a claim does not change: a claimed gift stays where it is. */
const byDeadline = (a: Gift, b: Gift): number => (a.endTime ?? 0) - (b.endTime ?? 0);

/** The bundles that the reader owns; asked for anew on every visit, as time alone changes them. */
export function useGifts(enabled: boolean) {
  const query = useQuery({
    queryKey: ['gifts'],
    queryFn: () => api.listGifts({}),
    staleTime: 0,
    enabled,
  });
  const gifts =
    query.data &&
    Object.values(query.data)
      .filter(({ status }) => status !== 0)
      .sort(byDeadline);
  return { gifts, ...queryStateOf(query), reload: query.refetch };
}
