import { campaignTexts } from '@juban/contract/texts/campaign';
import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { type Campaign, isOnce, type Mission } from './campaign-data.ts';
import styles from './once-cards.module.css';
import { ReceiveButton } from './receive-button.tsx';
import type { CampaignActs } from './use-campaign.ts';

interface OnceCardsProps {
  missions: Campaign['missions'];
  acts: CampaignActs;
}

/** Rewards of days that can be claimed once each. */
export function OnceCards({ missions, acts }: OnceCardsProps) {
  return (
    <section className={styles.box} aria-labelledby="once">
      <h2 id="once">
        {campaignTexts.onceTitle}
        <small>{campaignPageTexts.onceEach}</small>
      </h2>
      <ul className={styles.pair}>
        {missions.filter(isOnce).map((mission) => (
          <li key={mission.id} className={styles.card} data-testid="once-card">
            <Reward mission={mission} />
            <p id={`mission-${mission.id}`} className={styles.name}>
              {mission.title}
            </p>
            <p className={styles.info}>{mission.info}</p>
            <ReceiveButton mission={mission} acts={acts} className={styles.act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Highlights the number of a reward. */
function Reward({ mission: { reward } }: { mission: Mission }) {
  const [, number = '', rest = ''] = /^(\d*)(.*)$/.exec(reward) ?? [];
  return (
    <strong className={styles.reward}>
      <b className="num">{number}</b>
      {rest}
    </strong>
  );
}
