import { useEffect, useRef, useState } from 'react';
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
  /** They are being looked for. */
  isSearching: boolean;
  onBack: () => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Search: what the address asks for, until something else is typed. */
export function SearchScreen({ data, onSearch, isSearching, onBack, ...again }: SearchScreenProps) {
  const { q } = data;
  const [typed, setTyped] = useState(q);
  const sent = useRef(q.trim());
  const words = typed.trim();
  const isFound = words !== '' && words === q.trim();
  useEffect(() => {
    if (q.trim()) keepSearch(q.trim());
    // Whoever has typed on while it was looked for keeps what stands in the field.
    const before = sent.current;
    sent.current = q.trim();
    setTyped((now) => (now.trim() === before ? q : now));
  }, [q]);
  const search = (text: string) => {
    const next = text.trim();
    setTyped(next);
    if (!next || next === q.trim()) return;
    sent.current = next;
    // At once: whoever goes on to other words, or away, before they are found has looked for them too.
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
