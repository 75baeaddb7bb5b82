import { fill } from '@juban/contract/texts/fill';
import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { rewardDaysOf } from '@juban/domain/level-rewards';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './reward-row.module.css';

interface RewardRowProps {
  /** The selected level. */
  level: number;
  /** Number of rewards that the user can claim now. */
  claimable: number;
}

/** The one-time reward of the selected level, with a link to the rewards. */
export function RewardRow({ level, claimable }: RewardRowProps) {
  const days = rewardDaysOf(level);
  return (
    <section className={styles.row}>
      <Icon name="gift" size={28} />
      <div>
        <b>
          {fill(texts.title, { level })}：{days ? fill(texts.days, { days }) : texts.noDays}
        </b>
        <span>{texts.row}</span>
      </div>
      <Link to="/vip/level/rewards">
        {claimable > 0 ? fill(texts.claimCount, { count: claimable }) : texts.view}
      </Link>
    </section>
  );
}
