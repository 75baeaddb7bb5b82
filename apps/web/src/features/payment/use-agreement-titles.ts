import { useQueries } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Titles do not change during a visit. */
const FOR_THE_VISIT = Number.POSITIVE_INFINITY;

/** Titles of documents by key; those that fail to load are left out. */
export function useAgreementTitles(keys: readonly string[]): ReadonlyMap<string, string> {
  const answers = useQueries({
    queries: keys.map((id) => ({
      queryKey: ['agreement', id],
      queryFn: () => api.getAgreement({ id }),
      staleTime: FOR_THE_VISIT,
    })),
  });
  return new Map(
    keys.flatMap((key, at) => {
      const title = answers[at]?.data?.title;
      return title === undefined ? [] : [[key, title] as const];
    }),
  );
}
