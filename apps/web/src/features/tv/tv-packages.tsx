import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { tvTexts } from '@juban/contract/texts/tv';
import { fenOf } from '@juban/domain/money';
import { useEffect, useRef } from 'react';
import { priceText } from '../../ui/price-text.ts';
import { RetryTap } from '../../ui/retry-tap.tsx';
import type { TvGoods } from './tv-data.ts';
import styles from './tv-packages.module.css';

interface TvShelfProps {
  /** Null if they could not be loaded. */
  goods: readonly TvGoods[] | null;
  chosen: number;
  onChoose: (at: number) => void;
  /** Called for the remote's middle button on the chosen package. */
  onPress: () => void;
  onReload: () => Promise<unknown>;
}

/** Packages in a row; the focused one is the chosen one. */
export function TvPackages({ goods, chosen, onChoose, onPress, onReload }: TvShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  // A remote has no pointer to begin with; what had the focus may be gone with what it was in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other goods are other buttons
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [goods]);
  if (!goods) {
    return (
      <div ref={place} className={styles.none} role="status">
        <p>{shelfTexts.goodsFailed}</p>
        <p>{commonTexts.tryAgain}</p>
        <RetryTap onRetry={onReload} className={styles.again}>
          {commonTexts.retry}
        </RetryTap>
      </div>
    );
  }
  const pack = goods[chosen];
  if (!pack) return <NoGoods />;
  return (
    <>
      <div ref={place} className={styles.shelf} role="radiogroup" aria-label={shelfTexts.packagesLabel}>
        {goods.map((each, at) => (
          <Card
            key={each.id}
            goods={each}
            isChosen={at === chosen}
            onFocus={() => onChoose(at)}
            onPress={() => (at === chosen ? onPress() : onChoose(at))}
          />
        ))}
      </div>
      <p className={styles.say}>
        {pack.description}
        {pack.experience > 0 && (
          <span>
            {tvTexts.gain} <b>{fill(shelfTexts.gainPower, { value: pack.experience })}</b>
          </span>
        )}
      </p>
    </>
  );
}

function NoGoods() {
  return (
    <div className={styles.none} role="status">
      <p>{shelfTexts.noGoods}</p>
      <p>{shelfTexts.noGoodsHint}</p>
    </div>
  );
}

interface CardProps {
  goods: TvGoods;
  isChosen: boolean;
  onFocus: () => void;
  onPress: () => void;
}

function Card({ goods, isChosen, onFocus, onPress }: CardProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card of several lines, moved along by a remote
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      className={styles.card}
      data-testid="package-card"
      onFocus={onFocus}
      onClick={onPress}
    >
      {goods.cornerTitle && <i>{goods.cornerTitle}</i>}
      <span className={styles.name}>{goods.showName}</span>
      <span className={`${styles.price} num`}>
        <small>¥</small>
        {priceText(fenOf(goods.price))}
      </span>
      {goods.oriPrice > goods.price && (
        <s className="num">
          <span className="sr-only">{shelfTexts.originalPrice}</span>¥{priceText(fenOf(goods.oriPrice))}
        </s>
      )}
      <span className={styles.per}>{goods.subTitle}</span>
    </button>
  );
}
