import { campaignTexts } from '@juban/contract/texts/campaign';
import { fill } from '@juban/contract/texts/fill';
import type { ReactNode } from 'react';
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

/** The number of draws, the grid, and where to get more draws. */
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
        <DrawsLeft userState={acts.userState} />
      </p>
      <PrizeGrid prizes={prizes} acts={acts} />
      <MissionList missions={missions} acts={acts} />
    </section>
  );
}

function DrawsLeft({ userState }: Pick<CampaignActs, 'userState'>): ReactNode {
  switch (userState.kind) {
    case 'unknown':
      return <i className={styles.bone} />;
    // The head of the page shows the failure and the retry.
    case 'failed':
      return null;
    case 'guest':
      return fill(campaignTexts.drawsLeft, { count: 0 });
    case 'known':
      return fill(campaignTexts.drawsLeft, { count: userState.data.lotteryTimes });
  }
}
