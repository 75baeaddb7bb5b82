import { fill } from '@juban/contract/texts/fill';
import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { rewardDaysOf } from '@juban/domain/level-rewards';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icon.tsx';
import styles from './reward-row.module.css';

/** What the selected level gives once, and the way to take it. */
export function RewardRow({ level }: { level: number }) {
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
      <Link to="/vip/level/rewards">{texts.view}</Link>
    </section>
  );
}
