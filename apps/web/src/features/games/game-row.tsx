import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { GameCard } from './game-data.ts';
import { GameIcon } from './game-icon.tsx';
import styles from './game-row.module.css';
import { actText, factsText } from './game-texts.ts';

interface GameRowProps {
  game: GameCard;
  /** Position in a chart, from 1. */
  rank?: number;
  /** Replaces the game's own line. */
  note?: string;
  /** Replaces the action. */
  act?: string | undefined;
  /** On the first screen. */
  first?: boolean;
  /** A control at the end of the row; the rest still links to the game. */
  children?: ReactNode;
}

const NOT_OUT = 2;

/** A game in a list; the whole row links to its page, where the named action is. */
export function GameRow({ game, rank, note, act, first = false, children }: GameRowProps) {
  const { id, gameName, subtitle, icon, iconTip, status } = game;
  return (
    <article className={styles.row}>
      {rank !== undefined && (
        <i className={`${styles.rank} num`} data-top={rank <= 3 || undefined}>
          {rank}
        </i>
      )}
      <GameIcon icon={icon} tip={iconTip} size={56} first={first} />
      <div className={styles.words}>
        <h3>
          <Link to="/games/detail" search={{ id }} className={styles.name}>
            {gameName}
          </Link>
        </h3>
        <p>{factsText(game)}</p>
        <p>{note ?? subtitle}</p>
      </div>
      {status !== 0 && (
        <span className={styles.act} data-book={status === NOT_OUT || undefined} aria-hidden="true">
          {act ?? actText(game)}
        </span>
      )}
      {children}
    </article>
  );
}
