import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { PointsSum } from './coin.tsx';
import styles from './points-bar.module.css';

interface PointsBarProps {
  points: number;
  /** The points card is out of view. */
  isShown: boolean;
}

/** The balance in the bar, shown after scrolling past the points card. */
export function PointsBar({ points, isShown }: PointsBarProps) {
  return (
    <div className={styles.bar} data-shown={isShown || undefined} data-testid="points-bar">
      <span className="sr-only">{mallPageTexts.balance}</span>
      <PointsSum points={points} />
    </div>
  );
}
