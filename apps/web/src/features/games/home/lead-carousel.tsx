import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { glide } from '../../../ui/glide.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { FeaturedGame } from '../game-data.ts';
import { GameIcon } from '../game-icon.tsx';
import { actText } from '../game-texts.ts';
import styles from './lead-carousel.module.css';

const SIZES = '(max-width: 430px) calc(100vw - 32px), 398px';

/** Featured games: swiped by touch, moved by keys, turned by arrow buttons for mouse users. */
export function LeadCarousel({ games }: { games: readonly FeaturedGame[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const read = () => {
    const { current: list } = track;
    if (list) setAt(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)));
  };
  const turn = (by: number) => {
    const { current: list } = track;
    if (list) glide(list, (at + by) * list.clientWidth);
  };
  return (
    <section className={styles.lead} aria-label={gamesHallTexts.featured} data-testid="lead">
      <ul ref={track} className={styles.track} onScroll={read}>
        {games.map((game, place) => (
          <li key={game.id}>
            <LeadSlide game={game} first={place === 0} />
          </li>
        ))}
      </ul>
      {games.length > 1 && (
        <>
          <Turn by={-1} isEnd={at === 0} onTurn={turn} />
          <Turn by={1} isEnd={at === games.length - 1} onTurn={turn} />
          <div className={styles.dots} aria-hidden="true">
            {games.map(({ id }, place) => (
              <i key={id} data-on={place === at || undefined} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function LeadSlide({ game, first }: { game: FeaturedGame; first: boolean }) {
  const { id, gameName, subtitle, icon, picture, flag } = game;
  return (
    <Link to="/games/detail" search={{ id }} className={styles.slide}>
      <Picture url={picture} sizes={SIZES} width={960} height={540} first={first} />
      {flag && <em className={styles.flag}>{flag}</em>}
      <span className={styles.line}>
        <GameIcon icon={icon} size={46} first={first} />
        <span className={styles.words}>
          <b>{gameName}</b>
          <small>{subtitle}</small>
        </span>
        <span className={styles.act} aria-hidden="true">
          {actText(game)}
        </span>
      </span>
    </Link>
  );
}

interface TurnProps {
  by: 1 | -1;
  isEnd: boolean;
  onTurn: (by: number) => void;
}

function Turn({ by, isEnd, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-by={by}
      disabled={isEnd}
      aria-label={by < 0 ? gamesHallTexts.before : gamesHallTexts.after}
      onClick={() => onTurn(by)}
    >
      <Icon name={by < 0 ? 'back' : 'next'} size={20} />
    </button>
  );
}
