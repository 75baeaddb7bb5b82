import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { LevelCard } from './level-card.tsx';
import styles from './level-flow.module.css';
import { LEVELS } from './level-texts.ts';
import { useCoverflow } from './use-coverflow.ts';
import type { OwnLevel } from './use-level-member.ts';

interface LevelFlowProps {
  own: OwnLevel;
  /** 1 to 8. */
  selected: number;
  onSelect: (level: number) => void;
}

/** The eight cards, with the selected one in the middle and its neighbours turned towards it. */
export function LevelFlow({ own, selected, onSelect }: LevelFlowProps) {
  const row = useCoverflow(selected - 1, (index) => onSelect(index + 1));
  return (
    <ul ref={row} className={styles.flow} aria-label={texts.cardsLabel} data-testid="coverflow">
      {LEVELS.map((level) => (
        <LevelCard key={level} level={level} own={own} place={level - selected} />
      ))}
    </ul>
  );
}
