import { commonTexts } from '@juban/contract/texts/common';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { pickSearch } from '../../../lib/search.ts';
import { CLIENT_SEARCH_NAMES } from '../../../platform/session/client-identity.ts';
import { SearchIcon } from '../../../ui/bar-icons.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useEarlyText } from '../../../ui/use-early-text.ts';
import styles from './search-field.module.css';

/** The server's limit. */
const MOST_CHARACTERS = 30;
/** Submitting a plain form replaces the whole query, so keep client and theme in hidden fields. */
const CARRIED = [...CLIENT_SEARCH_NAMES, 'themeMode'] as const;

interface SearchFieldProps {
  typed: string;
  onType: (text: string) => void;
  onSearch: (words: string) => void;
  isSearching: boolean;
  onBack: () => void;
}

/** The page's bar: back, field and search. Works as a plain form without scripts. */
export function SearchField({ typed, onType, onSearch, isSearching, onBack }: SearchFieldProps) {
  const field = useEarlyText<HTMLInputElement>(onType);
  const client = pickSearch(useSearch({ strict: false }), CARRIED);
  const send = (event: FormEvent) => {
    event.preventDefault();
    field.current?.blur();
    // If the submitting tap triggered hydration, the state does not have the text yet.
    onSearch(field.current?.value ?? typed);
  };
  const wipe = () => {
    onType('');
    field.current?.focus();
  };
  return (
    <header className={styles.bar} data-bar="top">
      <search>
        <form className={styles.row} onSubmit={send}>
          {Object.entries(client).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="button" className={styles.back} aria-label={commonTexts.back} onClick={onBack}>
            <Icon name="back" />
          </button>
          <div className={styles.field}>
            <SearchIcon />
            <input
              ref={field}
              name="q"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-label={gamesHallTexts.searchLabel}
              placeholder={gamesHallTexts.searchPlaceholder}
              maxLength={MOST_CHARACTERS}
              value={typed}
              onChange={(event) => onType(event.target.value)}
            />
            {typed !== '' && (
              <button
                type="button"
                className={styles.wipe}
                aria-label={gamesHallTexts.clearTyped}
                onClick={wipe}
              >
                <Icon name="close" size={12} line={2.5} />
              </button>
            )}
          </div>
          <button type="submit" className={styles.go} aria-busy={isSearching || undefined}>
            {gamesHallTexts.search}
          </button>
        </form>
      </search>
    </header>
  );
}
