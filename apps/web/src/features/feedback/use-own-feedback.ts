import type { CallOutput } from '@juban/contract/schemas';
import { api } from '../../lib/api.ts';
import { useOwnPages } from '../../lib/use-own-pages.ts';

export type OwnFeedback = CallOutput<'listFeedback'>['content'][number];

/** Own feedback page by page, and what support has answered since. */
export function useOwnFeedback(enabled: boolean) {
  const { pages, ...state } = useOwnPages({
    queryKey: ['feedback', 'mine'],
    load: (pageNum) => api.listFeedback({ pageNum }),
    enabled,
  });
  return { items: pages?.flatMap(({ content }) => content), ...state };
}
