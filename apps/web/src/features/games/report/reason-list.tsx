import { GAME_REPORT_NAMES } from '@juban/contract/games/games.names';
import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { GAME_REPORT_REASONS, type GameReportReason } from '@juban/domain/game-reports';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './reason-list.module.css';

interface ReasonListProps {
  chosen: GameReportReason | undefined;
  onChoose: (reason: GameReportReason) => void;
  problem: string | undefined;
}

export function ReasonList({ chosen, onChoose, problem }: ReasonListProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  // Take over a choice made before hydration.
  useEffect(() => {
    const early = list.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const reason = GAME_REPORT_REASONS.find((each) => each === early);
    if (reason) onChoose(reason);
  }, [onChoose]);
  return (
    <fieldset ref={list} className={styles.list} aria-describedby="report-reason-problem">
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
      <p id="report-reason-problem" className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
