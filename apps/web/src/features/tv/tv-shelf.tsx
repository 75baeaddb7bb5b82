import { fill } from '@juban/contract/texts/fill';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { tvTexts } from '@juban/contract/texts/tv';
import { fenOf } from '@juban/domain/money';
import { useEffect, useRef } from 'react';
import { priceText } from '../../ui/price-text.ts';
import type { TvGoods } from './tv-data.ts';
import styles from './tv-shelf.module.css';

interface TvShelfProps {
  goods: readonly TvGoods[];
  chosen: number;
  onChoose: (at: number) => void;
  /** The middle button of the remote, on the package that is chosen. */
  onPress: () => void;
}

/** Packages side by side; whichever has the focus is the chosen one. */
export function TvShelf({ goods, chosen, onChoose, onPress }: TvShelfProps) {
  const row = useRef<HTMLDivElement>(null);
  // A remote has no pointer to begin with.
  useEffect(() => {
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, []);
  const pack = goods[chosen];
  if (!pack) return <NoGoods />;
  return (
    <>
      <div ref={row} className={styles.shelf} role="radiogroup" aria-label={shelfTexts.packagesLabel}>
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
