import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { Picture } from '../../../ui/picture.tsx';
import type { DramaGame } from '../game-data.ts';
import { GameIcon } from '../game-icon.tsx';
import { GamesHead } from '../games-head.tsx';
import styles from './drama-games.module.css';

const SIZES = '(max-width: 430px) calc(50vw - 21px), 194px';

/** Games based on dramas, each with a still of its drama. */
export function DramaGames({ games }: { games: readonly DramaGame[] }) {
  if (games.length === 0) return null;
  return (
    <section>
      <GamesHead title={gamesHallTexts.dramaGames}>{gamesHallTexts.dramaLine}</GamesHead>
      <ul className={styles.cards}>
        {games.map(({ id, gameName, icon, picture, drama }) => (
          <li key={id} className={styles.card}>
            <Picture url={picture} sizes={SIZES} className={styles.still} width={960} height={540} />
            <div className={styles.foot}>
              <GameIcon icon={icon} size={36} />
              <span className={styles.words}>
                <Link to="/games/detail" search={{ id }} className={styles.name}>
                  {gameName}
                </Link>
                <small>{fill(gamesHallTexts.madeAfter, { title: drama.title })}</small>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
