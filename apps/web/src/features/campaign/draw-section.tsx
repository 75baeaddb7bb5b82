import { campaignTexts } from '@juban/contract/texts/campaign';
import { fill } from '@juban/contract/texts/fill';
import { Icon } from '../../ui/icon.tsx';
import type { Campaign } from './campaign-data.ts';
import styles from './draw-section.module.css';
import { MissionList } from './mission-list.tsx';
import { PrizeGrid } from './prize-grid.tsx';
import type { CampaignActs } from './use-campaign.ts';

interface DrawSectionProps {
  campaign: Campaign;
  acts: CampaignActs;
}

/** How many draws there are, the grid, and where more draws come from. */
export function DrawSection({ campaign: { prizes, missions }, acts }: DrawSectionProps) {
  return (
    <section className={styles.box} aria-labelledby="draw">
      <div className={styles.head}>
        <h2 id="draw">{campaignTexts.drawTitle}</h2>
        <button type="button" className={styles.own} onClick={acts.showPrizes}>
          {campaignTexts.myPrizes}
          <Icon name="next" size={12} />
        </button>
      </div>
      <p className={styles.left} data-testid="draws-left">
        {fill(campaignTexts.drawsLeft, { count: acts.visitor.user?.lotteryTimes ?? 0 })}
      </p>
      <PrizeGrid prizes={prizes} acts={acts} />
      <MissionList missions={missions} acts={acts} />
    </section>
  );
}
