import { activityTexts } from '@juban/contract/texts/activity';
import { fill } from '@juban/contract/texts/fill';
import type { ActivityInfo } from './activity-data.ts';
import { ActivityPicture } from './activity-picture.tsx';
import { DrawProof } from './draw-proof.tsx';
import styles from './gift-block.module.css';
import { drawText, type Gift, type GiftTexts, type OwnGift } from './gift-texts.ts';
import pill from './pill.module.css';

type GiftStatus = NonNullable<ActivityInfo['realItem']>['rewardStatus'];

export const GIFT_LABELS: Readonly<Record<GiftStatus, string>> = {
  NO_CONDITION: activityTexts.giftNoCondition,
  REWARD: activityTexts.giftReward,
  ALREADY_REWARD: activityTexts.giftAlready,
};

interface GiftBlockProps {
  activity: string;
  gift: Gift;
  /** Undefined while the user's status is not known. */
  status: GiftStatus | undefined;
  /** Text about the user's own gift. */
  words: GiftTexts | undefined;
  result: OwnGift['result'] | undefined;
  onTap: () => void;
}

/** The gift sent by post; its button shows how much is missing. */
export function GiftBlock({ activity, gift, status, words, result, onTap }: GiftBlockProps) {
  const { name, realItemContext, winners, shipping, image } = gift;
  return (
    <section className={styles.gift} data-testid="real-item" data-status={status}>
      <ActivityPicture picture={image} className={styles.art} sizes="128px" />
      <p className={styles.tag}>{fill(activityTexts.realTag, { winners })}</p>
      <h2>{name}</h2>
      <p className={styles.text}>{realItemContext}</p>
      <p className={styles.terms}>
        {drawText(gift)}
        <br />
        {shipping}
      </p>
      {words && (
        <p className={`${styles.result} visitor-text`} data-testid="gift-result" data-result={result}>
          <b>{words.title}</b>
          {words.hint && <span>{words.hint}</span>}
        </p>
      )}
      {status === undefined ? (
        <i className={pill.bone} />
      ) : (
        <button
          type="button"
          className={`${pill.go} visitor-text`}
          aria-disabled={status === 'NO_CONDITION' || undefined}
          onClick={onTap}
        >
          {GIFT_LABELS[status]}
        </button>
      )}
      <DrawProof activity={activity} gift={gift} />
    </section>
  );
}
