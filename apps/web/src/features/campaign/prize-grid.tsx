import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { fill } from '@juban/contract/texts/fill';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { Campaign, Prize } from './campaign-data.ts';
import styles from './prize-grid.module.css';
import type { CampaignActs } from './use-campaign.ts';

/** So many cells stand before the button in the middle. */
const BEFORE_MIDDLE = 4;

interface PrizeGridProps {
  prizes: Campaign['prizes'];
  acts: CampaignActs;
}

/** Eight prizes around the button; the light runs past them and ends on the one that was drawn. */
export function PrizeGrid({ prizes, acts: { light, isDrawing, draw, visitor } }: PrizeGridProps) {
  const cell = (prize: Prize, place: number) => (
    <li
      key={prize.prizeId}
      className={styles.cell}
      data-testid="prize-cell"
      data-lit={light.lit === place || undefined}
    >
      <img src={prize.picture} alt="" width={56} height={56} />
      {prize.name}
    </li>
  );
  const cells = prizes.map(cell);
  return (
    <div className={styles.board} data-running={light.isRunning || undefined} data-testid="draw-board">
      <ul className={styles.grid} aria-label={campaignPageTexts.prizeGrid}>
        {cells.slice(0, BEFORE_MIDDLE)}
        <li>
          <DrawButton isDrawing={isDrawing} count={visitor.user?.lotteryTimes} onDraw={draw} />
        </li>
        {cells.slice(BEFORE_MIDDLE)}
      </ul>
    </div>
  );
}

interface DrawButtonProps {
  isDrawing: boolean;
  /** Not known of a visitor. */
  count: number | undefined;
  onDraw: () => void;
}

function DrawButton({ isDrawing, count, onDraw }: DrawButtonProps) {
  const isAwake = useHydrated();
  return (
    <button
      type="button"
      className={styles.draw}
      disabled={!isAwake}
      aria-busy={isDrawing || undefined}
      onClick={isDrawing ? undefined : onDraw}
    >
      {isDrawing ? campaignTexts.drawing : campaignTexts.draw}
      {count !== undefined && <small>{fill(campaignPageTexts.drawLeft, { count })}</small>}
    </button>
  );
}
