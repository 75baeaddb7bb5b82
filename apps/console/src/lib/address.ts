import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SearchText } from '../app/search-text.ts';

export const useAddress = (): SearchText => useSearch({ strict: false }) as SearchText;

/** The brand that the switch in the header chose. */
export const useBrand = (): string | undefined => useAddress().brand;

/** Changes parameters of the address; an empty text removes one. A changed filter starts at the first page. */
export function useChangeAddress(): (changes: Record<string, string | undefined>) => void {
  const navigate = useNavigate();
  return (changes) => {
    void navigate({
      to: '.',
      search: (before: Record<string, string>) => withChanges(before, changes),
      replace: !('after' in changes),
    });
  };
}

export function withChanges(
  before: SearchText,
  changes: Readonly<Record<string, string | undefined>>,
): SearchText {
  const { after: _after, page: _page, ...filters } = before;
  const merged = { ...filters, ...changes };
  return Object.fromEntries(
    Object.entries(merged).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
}
