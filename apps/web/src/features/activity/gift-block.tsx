import { activityTexts } from '@juban/contract/texts/activity';
import { fill } from '@juban/contract/texts/fill';
import type { Activity, ActivityInfo } from './activity-data.ts';
import { ActivityPicture } from './activity-picture.tsx';
import styles from './gift-block.module.css';
import pill from './pill.module.css';

type GiftStatus = NonNullable<ActivityInfo['realItem']>['rewardStatus'];

export const GIFT_LABELS: Readonly<Record<GiftStatus, string>> = {
  NO_CONDITION: activityTexts.giftNoCondition,
  REWARD: activityTexts.giftReward,
  ALREADY_REWARD: activityTexts.giftAlready,
};

interface GiftBlockProps {
  gift: NonNullable<Activity['realItem']>;
  status: GiftStatus;
  onTap: () => void;
}

/** The one thing that comes by post; its button says how far one is. */
export function GiftBlock({ gift, status, onTap }: GiftBlockProps) {
  const { name, realItemContext, winners, shipping, image } = gift;
  return (
    <section className={styles.gift} data-testid="real-item" data-status={status}>
      <ActivityPicture picture={image} className={styles.art} sizes="128px" />
      <p className={styles.tag}>{fill(activityTexts.realTag, { winners })}</p>
      <h2>{name}</h2>
      <p className={styles.text}>{realItemContext}</p>
      <p className={styles.terms}>{shipping}</p>
      <button
        type="button"
        className={pill.go}
        aria-disabled={status === 'NO_CONDITION' || undefined}
        onClick={onTap}
      >
        {GIFT_LABELS[status]}
      </button>
    </section>
  );
}
