import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { useEffect, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { GameCard } from '../game-data.ts';
import { GamesHead } from '../games-head.tsx';
import { HotGames } from './hot-games.tsx';
import { forgetSearches, readSearches } from './search-history.ts';
import styles from './search-start.module.css';

interface SearchStartProps {
  hot: readonly GameCard[];
  onSearch: (words: string) => void;
}

const BIN = [
  'M4.5 7h15M9.5 7V4.8a1 1 0 011-1h3a1 1 0 011 1V7',
  'M6.5 7l.8 12a1.5 1.5 0 001.5 1.4h6.4a1.5 1.5 0 001.5-1.4l.8-12M10 11v5.5M14 11v5.5',
];

/** Shown before typing: earlier queries and popular games. Space for the former is reserved. */
export function SearchStart({ hot, onSearch }: SearchStartProps) {
  const [searches, setSearches] = useState<readonly string[]>([]);
  useEffect(() => setSearches(readSearches()), []);
  const forget = () => {
    forgetSearches();
    setSearches([]);
  };
  return (
    <>
      <section>
        <GamesHead title={gamesHallTexts.history}>
          {searches.length > 0 && (
            <button type="button" aria-label={gamesHallTexts.clearHistory} onClick={forget}>
              <Icon paths={BIN} size={18} />
            </button>
          )}
        </GamesHead>
        {searches.length === 0 ? (
          <p className={styles.none}>{gamesHallTexts.noHistory}</p>
        ) : (
          <ul className={styles.words} aria-label={gamesHallTexts.history}>
            {searches.map((words) => (
              <li key={words}>
                <button type="button" onClick={() => onSearch(words)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <HotGames games={hot} />
    </>
  );
}
