import { mapKnown } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import type { Gift } from './gift-data.ts';

/** By the end of the cycle, which a claim does not change, so a claimed gift keeps its position. */
const byDeadline = (a: Gift, b: Gift): number => (a.endTime ?? 0) - (b.endTime ?? 0);

/** The user's bundles; reloaded on every visit, because they change with time alone. */
export function useGifts() {
  const { state, ...ways } = useUserQuery({ queryKey: ['gifts'], queryFn: () => api.listGifts({}) });
  const gifts = mapKnown(state, (bundles) =>
    Object.values(bundles)
      .filter(({ status }) => status !== 0)
      .sort(byDeadline),
  );
  return { state: gifts, ...ways };
}
