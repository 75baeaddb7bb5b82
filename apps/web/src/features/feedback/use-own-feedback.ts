import type { CallOutput } from '@juban/contract/schemas';
import { mapKnown } from '../../lib/reader-state.ts';
import { api } from '../../platform/api/api.ts';
import { useReaderPages } from '../../platform/host/use-reader-query.ts';

export type OwnFeedback = CallOutput<'listFeedback'>['content'][number];

/** The user's feedback page by page, with support's answers. */
export function useOwnFeedback() {
  const { state, ...more } = useReaderPages({
    queryKey: ['feedback', 'mine'],
    load: (pageNum) => api.listFeedback({ pageNum }),
  });
  return { state: mapKnown(state, (pages) => pages.flatMap(({ content }) => content)), ...more };
}
