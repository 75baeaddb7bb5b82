import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { SearchIcon } from '../../../ui/bar-icons.tsx';
import { GameIcon } from '../game-icon.tsx';
import { MarkedName } from './marked-name.tsx';
import { keepSearch } from './search-history.ts';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  /** Not empty, without surrounding spaces. */
  typed: string;
  onSearch: (words: string) => void;
}

/** While typing: matching games, with the search itself below them. */
export function Suggestions({ typed, onSearch }: SuggestionsProps) {
  const games = useSuggestions(typed);
  return (
    <>
      <ul className={styles.list} aria-label={gamesHallTexts.suggestions}>
        {games.map(({ id, gameName, icon }) => (
          <li key={id}>
            <Link
              to="/games/detail"
              search={{ id }}
              className={styles.row}
              onClick={() => keepSearch(gameName)}
            >
              <GameIcon icon={icon} size={36} first />
              <span>
                <MarkedName name={gameName} typed={typed} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.row} onClick={() => onSearch(typed)}>
        <i className={styles.glass}>
          <SearchIcon />
        </i>
        <span>{fill(gamesHallTexts.searchAll, { words: typed })}</span>
      </button>
    </>
  );
}
