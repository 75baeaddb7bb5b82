import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { followersText } from '@juban/domain/drama';
import { GameIcon } from '../game-icon.tsx';
import type { GameDetail } from './detail-data.ts';
import { factsOf, scoreText } from './detail-texts.ts';
import styles from './game-head.module.css';

/** Name, maker, rating and main facts. */
export function GameHead({ game }: { game: GameDetail }) {
  const { icon, iconTip, gameName, subtitle, gameFirm, categories, rating } = game;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <GameIcon icon={icon} tip={iconTip} size={76} first />
        <div className={styles.names}>
          <h1>{gameName}</h1>
          <p>{categories.map(({ name }) => name).join(' / ')}</p>
          <p>{gameFirm}</p>
        </div>
        {rating && <Rating rating={rating} />}
      </div>
      <p className={styles.subtitle}>{subtitle}</p>
      <ul className={styles.facts} aria-label={texts.facts}>
        {factsOf(game).map(({ figure, unit, label }) => (
          <li key={label}>
            <b>
              {figure}
              {unit && <small>{unit}</small>}
            </b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </header>
  );
}

function Rating({ rating }: { rating: NonNullable<GameDetail['rating']> }) {
  const [score, count] = [scoreText(rating), followersText(rating.count)];
  return (
    <p
      className={styles.rating}
      data-testid="rating"
      role="img"
      aria-label={fill(texts.scoreOf, { score, count })}
    >
      <b>{score}</b>
      <span>{fill(texts.ratedBy, { count })}</span>
    </p>
  );
}
