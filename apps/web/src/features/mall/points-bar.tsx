import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { PointsSum } from './coin.tsx';
import styles from './points-bar.module.css';

interface PointsBarProps {
  points: number;
  /** The purse is out of sight. */
  isShown: boolean;
}

/** The balance at the end of the bar, for whoever has scrolled past the purse. */
export function PointsBar({ points, isShown }: PointsBarProps) {
  return (
    <div className={styles.bar} data-shown={isShown || undefined} data-testid="points-bar">
      <span className="sr-only">{mallPageTexts.balance}</span>
      <PointsSum points={points} />
    </div>
  );
}
