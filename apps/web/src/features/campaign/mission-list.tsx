import { campaignTexts } from '@juban/contract/texts/campaign';
import { type Campaign, givesDraws } from './campaign-data.ts';
import styles from './mission-list.module.css';
import { ReceiveButton } from './receive-button.tsx';
import type { CampaignActs } from './use-campaign.ts';

interface MissionListProps {
  missions: Campaign['missions'];
  acts: CampaignActs;
}

/** Missions, each with its number of draws. */
export function MissionList({ missions, acts }: MissionListProps) {
  return (
    <>
      <h3 className={styles.title} id="missions">
        {campaignTexts.missionsTitle}
      </h3>
      <ul aria-labelledby="missions">
        {missions.filter(givesDraws).map((mission) => (
          <li key={mission.id} className={styles.row} data-testid="mission">
            <b className={`${styles.draws} num`}>+{mission.draws}</b>
            <div className={styles.words}>
              <p id={`mission-${mission.id}`} className={styles.name}>
                {mission.title}
              </p>
              <p className={styles.info}>{mission.info}</p>
              <p className={styles.info}>{mission.tip}</p>
            </div>
            <ReceiveButton mission={mission} acts={acts} className={styles.act} />
          </li>
        ))}
      </ul>
    </>
  );
}
