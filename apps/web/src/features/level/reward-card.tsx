import { fill } from '@juban/contract/texts/fill';
import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { showAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { badgeOf } from '../../ui/level-art.ts';
import styles from './reward-card.module.css';
import { type RewardItem, rewardNote, rewardState, rewardText } from './reward-cards.ts';

interface RewardCardProps {
  item: RewardItem;
  isClaiming: boolean;
  onClaim: () => void;
}

export function RewardCard({ item, isClaiming, onClaim }: RewardCardProps) {
  const { level } = item;
  const state = rewardState(item);
  const reward = rewardText(item);
  const view = () =>
    showAlert({ title: fill(texts.title, { level }), text: fill(texts.detail, { level, reward }) });
  return (
    <li className={styles.card} data-testid="reward-card" data-level={level} data-state={state}>
      <img src={badgeOf(level)} alt="" width={56} height={56} />
      <div className={styles.words}>
        <h2>{fill(texts.title, { level })}</h2>
        <p className={styles.reward}>{reward}</p>
        <p>{rewardNote(item)}</p>
      </div>
      <div className={styles.ways}>
        {state === 'locked' && (
          <>
            <button type="button" className={styles.view} onClick={view}>
              {texts.view}
            </button>
            <Button className={styles.act} disabled>
              {texts.locked}
            </Button>
          </>
        )}
        {state === 'claimable' && (
          <Button className={styles.act} busy={isClaiming} busyLabel={texts.claiming} onClick={onClaim}>
            {texts.claim}
          </Button>
        )}
        {state === 'claimed' && <span className={styles.claimed}>{texts.claimed}</span>}
      </div>
    </li>
  );
}
