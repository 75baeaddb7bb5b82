import { useEffect, useState } from 'react';
import type { SearchData } from './search-data.ts';
import { SearchField } from './search-field.tsx';
import { keepSearch } from './search-history.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { Suggestions } from './suggestions.tsx';

interface SearchScreenProps {
  data: SearchData;
  /** Looks for other words; an empty one for none. */
  onSearch: (words: string) => void;
  onBack: () => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Search: what the address asks for, until something else is typed. */
export function SearchScreen({ data, onSearch, onBack, ...again }: SearchScreenProps) {
  const [typed, setTyped] = useState(data.q);
  const words = typed.trim();
  const isFound = words !== '' && words === data.q.trim();
  useEffect(() => {
    if (data.q.trim()) keepSearch(data.q.trim());
  }, [data.q]);
  const search = (text: string) => {
    const next = text.trim();
    setTyped(next);
    if (next && next !== data.q.trim()) onSearch(next);
  };
  return (
    <>
      <SearchField typed={typed} onType={setTyped} onSearch={search} onBack={onBack} />
      {words === '' && <SearchStart hot={data.hot} onSearch={search} />}
      {isFound && <SearchResults data={data} {...again} />}
      {words !== '' && !isFound && <Suggestions typed={words} onSearch={search} />}
    </>
  );
}
