import { EndlessList } from '../../ui/endless-list.tsx';
import type { GamesPage } from './game-data.ts';
import { GameRow } from './game-row.tsx';
import styles from './games-list.module.css';
import { useCursorPages } from './use-cursor-pages.ts';

/** Rows that the first screen shows. */
const FIRST_ROWS = 6;

interface GamesListProps {
  /** Use with a key, so that another list starts again. */
  first: GamesPage;
  load: (cursor: string) => Promise<GamesPage>;
  label: string;
}

/** Games loaded page by page. */
export function GamesList({ first, load, label }: GamesListProps) {
  const { items, ...more } = useCursorPages(first, load);
  return (
    <EndlessList
      items={items.map((game, place) => ({ game, place }))}
      keyOf={({ game }) => game.id}
      label={label}
      className={styles.rows}
      {...more}
    >
      {({ game, place }) => <GameRow game={game} first={place < FIRST_ROWS} />}
    </EndlessList>
  );
}
