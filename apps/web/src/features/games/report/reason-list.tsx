import { GAME_REPORT_NAMES } from '@juban/contract/games/games.names';
import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { GAME_REPORT_REASONS, type GameReportReason } from '@juban/domain/game-reports';
import { Icon } from '../../../ui/icon.tsx';
import styles from './reason-list.module.css';

interface ReasonListProps {
  chosen: GameReportReason | undefined;
  onChoose: (reason: GameReportReason) => void;
}

export function ReasonList({ chosen, onChoose }: ReasonListProps) {
  return (
    <fieldset className={styles.list}>
      <legend>{texts.reason}</legend>
      {GAME_REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          {GAME_REPORT_NAMES[reason]}
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
          />
          <span className={styles.tick}>
            <Icon name="check" size={12} line={2.6} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
