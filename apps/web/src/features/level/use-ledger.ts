import { mapKnown } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserPages } from '../../platform/host/use-user-query.ts';

/**
 * The user's V power entries page by page. Without a range the server returns the last year by its own clock.
 */
export function useLedger() {
  const { state, ...more } = useUserPages({
    queryKey: ['v-power-ledger'],
    load: (pageNum) => api.listExperience({ pageNum }),
  });
  return { state: mapKnown(state, (pages) => pages.flatMap(({ content }) => content)), ...more };
}
