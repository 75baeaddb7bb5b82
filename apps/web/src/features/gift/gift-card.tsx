import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { GIFT_BUNDLES } from '@juban/domain/gift-bundles';
import { minuteText } from '@juban/domain/shanghai-words';
import { Icon } from '../../ui/icon.tsx';
import styles from './gift-card.module.css';
import type { Gift } from './gift-data.ts';
import { GIFT_ROWS } from './gift-rows.ts';
import { deadlineOf } from './gift-texts.ts';

/** More do not fit next to the link. */
const MOST_LOGOS = 4;

interface GiftCardProps {
  gift: Gift;
  onOpen: () => void;
}

/** A voucher: content above the perforation, deadline below. */
export function GiftCard({ gift, onOpen }: GiftCardProps) {
  const { type, showName, status, purchaseTime, choiceName, logos } = gift;
  const isClaimed = status === 2;
  const deadline = deadlineOf(gift);
  const rule = GIFT_ROWS.find((row) => row.type === type)?.rule;
  return (
    <article className={styles.gift} data-claimed={isClaimed || undefined} data-testid="gift">
      <div className={styles.what}>
        <h2>{showName}</h2>
        <p>{choiceName ? fill(giftTexts.taken, { name: choiceName }) : rule}</p>
        <p className={styles.worth}>
          <b className="num">
            <small>¥</small>
            {GIFT_BUNDLES[type].value}
          </b>
          {giftTexts.worth}
        </p>
        <div className={styles.logos}>
          {logos.slice(0, MOST_LOGOS).map((logo) => (
            <img key={logo} src={logo} alt="" width={36} height={36} data-stale={isClaimed || undefined} />
          ))}
          <button type="button" className={styles.all} onClick={onOpen}>
            {isClaimed ? giftTexts.resultTitle : giftTexts.combos}
            <Icon name="next" size={12} />
          </button>
        </div>
      </div>
      <footer className={styles.when}>
        <p>
          <span>{fill(giftTexts.boughtAt, { time: minuteText(purchaseTime ?? 0) })}</span>
          <span data-near={deadline.isNear || undefined}>{deadline.text}</span>
        </p>
        <button
          type="button"
          className={styles.claim}
          disabled={isClaimed}
          onClick={onOpen}
          aria-label={`${isClaimed ? giftTexts.claimed : giftTexts.claim} ${showName}`}
        >
          {isClaimed ? giftTexts.claimed : giftTexts.claim}
        </button>
      </footer>
    </article>
  );
}
