import { useQueries } from '@tanstack/react-query';
import { api } from '../../platform/api/api.ts';

/** Titles do not change while somebody reads an order. */
const FOR_THE_VISIT = Number.POSITIVE_INFINITY;

/** The titles of documents by their keys; a title that cannot be had is left out. */
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
