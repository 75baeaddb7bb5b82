import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { nextTab } from '../../ui/next-tab.ts';
import { priceText } from '../../ui/price-text.ts';
import styles from './package-list.module.css';
import type { SellingPackage } from './purchase-data.ts';

export interface PackageListProps {
  packages: readonly SellingPackage[];
  /** Id of the chosen one. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** Packages side by side, one of them chosen. Only the first corner is loud. */
export function PackageList({ packages, chosen, onChoose }: PackageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = packages.findIndex(({ id }) => id === chosen);
  const loud = packages.find(({ cornerTitle }) => cornerTitle)?.id;
  useEffect(() => {
    const card = list.current?.children[at];
    if (at > 0 && card instanceof HTMLElement) bringIntoView(card);
  }, [at]);
  const walk = (event: KeyboardEvent) => {
    const to = nextTab(event.key, at, packages.length);
    const next = to === undefined ? undefined : packages[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="radio"]')[to]?.focus();
  };
  return (
    <div ref={list} className={styles.list} role="radiogroup" aria-label={shelfTexts.packagesLabel}>
      {packages.map((goods, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a tap before the code is there is kept for buttons alone
        <button
          key={goods.id}
          type="button"
          role="radio"
          aria-checked={goods.id === chosen}
          tabIndex={place === Math.max(at, 0) ? 0 : -1}
          className={styles.card}
          data-testid="package-card"
          data-goods={goods.refGoodsCode}
          onClick={() => onChoose(goods.id)}
          onKeyDown={walk}
        >
          <PackageFace goods={goods} loud={goods.id === loud} />
        </button>
      ))}
    </div>
  );
}

function PackageFace({ goods, loud }: { goods: SellingPackage; loud: boolean }) {
  const { cornerTitle, showName, price, oriPrice, subTitle } = goods;
  return (
    <>
      {cornerTitle && (
        <span className={styles.corner} data-loud={loud || undefined}>
          {cornerTitle}
        </span>
      )}
      <span className={styles.name}>{showName}</span>
      <span className={`${styles.price} num`}>
        <small>¥</small>
        {priceText(fenOf(price))}
      </span>
      {oriPrice > price ? (
        <s className={`${styles.before} num`}>
          <span className="sr-only">{shelfTexts.originalPrice}</span>¥{priceText(fenOf(oriPrice))}
        </s>
      ) : (
        <span className={styles.before} />
      )}
      <span className={styles.foot}>{subTitle}</span>
    </>
  );
}

/** Sideways only: the page itself must not move. What is whole in view stays, for a finger may be on it. */
function bringIntoView(card: HTMLElement): void {
  const list = card.parentElement;
  if (!list) return;
  const left = card.offsetLeft - list.offsetLeft;
  const room = list.clientWidth - card.clientWidth;
  const isInView = left >= list.scrollLeft && left <= list.scrollLeft + room;
  if (!isInView) list.scrollTo?.({ left: left - room / 2 });
}
