import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import type { GameCard } from '../game-data.ts';
import { GameIcon } from '../game-icon.tsx';
import { crowdText } from '../game-texts.ts';
import { GamesHead } from '../games-head.tsx';
import styles from './hot-games.module.css';

/** The most played games in two columns, ordered by column. */
export function HotGames({ games }: { games: readonly GameCard[] }) {
  if (games.length === 0) return null;
  return (
    <section>
      <GamesHead title={gamesHallTexts.hot} />
      <ol className={styles.games}>
        {games.map((game, place) => (
          <li key={game.id}>
            <i className="num" data-top={place < 3 || undefined}>
              {place + 1}
            </i>
            <GameIcon icon={game.icon} size={40} first />
            <span className={styles.words}>
              <Link to="/games/detail" search={{ id: game.id }}>
                {game.gameName}
              </Link>
              <small>{crowdText(game)}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
