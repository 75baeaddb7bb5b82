import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { GameIcon } from '../game-icon.tsx';
import type { GameDetail } from './detail-data.ts';
import { factsOf } from './detail-words.ts';
import styles from './game-head.module.css';

/** Which game it is, by whom, and the four facts one decides by. */
export function GameHead({ game }: { game: GameDetail }) {
  const { icon, iconTip, gameName, subtitle, gameFirm } = game;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <GameIcon icon={icon} tip={iconTip} size={84} first />
        <div className={styles.names}>
          <h1>{gameName}</h1>
          <p>{subtitle}</p>
          <p className={styles.firm}>{gameFirm}</p>
        </div>
      </div>
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
