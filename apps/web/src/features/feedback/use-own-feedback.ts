import type { CallOutput } from '@juban/contract/schemas';
import { mapKnown } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserPages } from '../../platform/host/use-user-query.ts';

export type OwnFeedback = CallOutput<'listFeedback'>['content'][number];

/** The user's feedback page by page, with support's answers. */
export function useOwnFeedback() {
  const { state, ...more } = useUserPages({
    queryKey: ['feedback', 'mine'],
    load: (pageNum) => api.listFeedback({ pageNum }),
  });
  return { state: mapKnown(state, (pages) => pages.flatMap(({ content }) => content)), ...more };
}
