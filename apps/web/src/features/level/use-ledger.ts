import { api } from '../../lib/api.ts';
import { useOwnPages } from '../../lib/use-own-pages.ts';

/** Own V power entries page by page. Without a range the server answers the last year by its own clock. */
export function useLedger(enabled: boolean) {
  const { pages, ...state } = useOwnPages({
    queryKey: ['v-power-ledger'],
    load: (pageNum) => api.listExperience({ pageNum }),
    enabled,
  });
  return { entries: pages?.flatMap(({ content }) => content), ...state };
}
