import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { fill } from '@juban/contract/texts/fill';
import { memo } from 'react';
import { dataOf } from '../../lib/user-state.ts';
import type { Campaign, Prize } from './campaign-data.ts';
import styles from './prize-grid.module.css';
import type { CampaignActs } from './use-campaign.ts';
import { useLit } from './use-running-light.ts';

/** Number of cells before the button in the middle. */
const BEFORE_MIDDLE = 4;

interface PrizeGridProps {
  prizes: Campaign['prizes'];
  acts: CampaignActs;
}

/** Eight prizes around the button; the running light ends on the drawn prize. */
export function PrizeGrid({ prizes, acts: { light, isDrawing, draw, userState } }: PrizeGridProps) {
  const { lit, stage } = useLit(light);
  const cells = prizes.map((prize, place) => (
    <PrizeCell key={prize.prizeId} prize={prize} stage={lit === place ? stage : undefined} />
  ));
  return (
    <div className={styles.board} data-stage={stage} data-testid="draw-board">
      <ul className={styles.grid} aria-label={campaignPageTexts.prizeGrid}>
        {cells.slice(0, BEFORE_MIDDLE)}
        <li>
          <DrawButton isDrawing={isDrawing} count={dataOf(userState)?.lotteryTimes} onDraw={draw} />
        </li>
        {cells.slice(BEFORE_MIDDLE)}
      </ul>
    </div>
  );
}

interface PrizeCellProps {
  prize: Prize;
  /** State of the running light. */
  stage: string | undefined;
}

const PrizeCell = memo(function PrizeCell({ prize: { picture, name }, stage }: PrizeCellProps) {
  return (
    <li
      className={styles.cell}
      data-testid="prize-cell"
      data-lit={stage !== undefined || undefined}
      data-won={stage === 'landed' || undefined}
    >
      <img src={picture} alt="" width={56} height={56} />
      <span>{name}</span>
    </li>
  );
});

interface DrawButtonProps {
  isDrawing: boolean;
  /** Undefined for a visitor. */
  count: number | undefined;
  onDraw: () => void;
}

function DrawButton({ isDrawing, count, onDraw }: DrawButtonProps) {
  return (
    <button
      type="button"
      className={styles.draw}
      aria-busy={isDrawing || undefined}
      onClick={isDrawing ? undefined : onDraw}
    >
      {isDrawing ? campaignTexts.drawing : campaignTexts.draw}
      {count !== undefined && <small>{fill(campaignPageTexts.drawLeft, { count })}</small>}
    </button>
  );
}
