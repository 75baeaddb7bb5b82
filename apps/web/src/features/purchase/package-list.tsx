import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { useEffect, useRef } from 'react';
import { isRunning, type Running } from '../../lib/running-contracts.ts';
import { PackageFace } from '../../ui/package-face.tsx';
import { walkRadios } from '../../ui/walk-radios.ts';
import styles from './package-list.module.css';
import type { SellingPackage } from './purchase-data.ts';

export interface PackageListProps {
  packages: readonly SellingPackage[];
  /** Id of the chosen package. */
  chosen: string | undefined;
  running: Running;
  onChoose: (id: string) => void;
}

/** A row of packages, one of them chosen. Only the first corner label is highlighted. */
export function PackageList({ packages, chosen, running, onChoose }: PackageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = packages.findIndex(({ id }) => id === chosen);
  const loud = packages.find(({ cornerTitle }) => cornerTitle)?.id;
  useEffect(() => {
    const card = list.current?.children[at];
    if (at > 0 && card instanceof HTMLElement) bringIntoView(card);
  }, [at]);
  const walk = walkRadios(packages, at, ({ id }) => onChoose(id));
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
          <PackageFace
            name={goods.showName}
            price={fenOf(goods.price)}
            before={fenOf(goods.oriPrice)}
            foot={goods.subTitle}
            corner={isRunning(goods, running) ? shelfTexts.renewing : goods.cornerTitle}
            loud={goods.id === loud && !isRunning(goods, running)}
            dress={styles}
          />
        </button>
      ))}
    </div>
  );
}

/** Scrolls horizontally only; a fully visible card stays, because it may be under a finger. */
function bringIntoView(card: HTMLElement): void {
  const list = card.parentElement;
  if (!list) return;
  const left = card.offsetLeft - list.offsetLeft;
  const space = list.clientWidth - card.clientWidth;
  const isInView = left >= list.scrollLeft && left <= list.scrollLeft + space;
  if (!isInView) list.scrollTo?.({ left: left - space / 2 });
}
