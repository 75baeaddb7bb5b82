import { useEffect, useRef, useState } from 'react';
import type { SearchData } from './search-data.ts';
import { SearchField } from './search-field.tsx';
import { keepSearch } from './search-history.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { Suggestions } from './suggestions.tsx';

interface SearchScreenProps {
  data: SearchData;
  /** Searches for a query; empty clears it. */
  onSearch: (words: string) => void;
  /** A search is running. */
  isSearching: boolean;
  onBack: () => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The search page: results of the query until something else is typed. */
export function SearchScreen({ data, onSearch, isSearching, onBack, ...again }: SearchScreenProps) {
  const { q } = data;
  const [typed, setTyped] = useState(q);
  const sent = useRef(q.trim());
  const words = typed.trim();
  const isFound = words !== '' && words === q.trim();
  useEffect(() => {
    if (q.trim()) keepSearch(q.trim());
    // Keep the field if the user typed during the search.
    const before = sent.current;
    sent.current = q.trim();
    setTyped((now) => (now.trim() === before ? q : now));
  }, [q]);
  const search = (text: string) => {
    const next = text.trim();
    setTyped(next);
    if (!next || next === q.trim()) return;
    sent.current = next;
    // Stored at once, because the user may leave before the results arrive.
    keepSearch(next);
    onSearch(next);
  };
  return (
    <>
      <SearchField
        typed={typed}
        onType={setTyped}
        onSearch={search}
        isSearching={isSearching}
        onBack={onBack}
      />
      {words === '' && <SearchStart hot={data.hot} onSearch={search} />}
      {isFound && <SearchResults key={q} data={data} {...again} />}
      {words !== '' && !isFound && <Suggestions typed={words} onSearch={search} />}
    </>
  );
}
