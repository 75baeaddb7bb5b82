import { shelfTexts } from '@juban/contract/texts/shelf';
import { fenOf } from '@juban/domain/money';
import { isRunning, type Running } from '../../lib/running-contracts.ts';
import { classNames } from '../../ui/class-names.ts';
import { PackageFace } from '../../ui/package-face.tsx';
import { walkRadios } from '../../ui/walk-radios.ts';
import type { Goods } from './desktop-data.ts';
import styles from './goods-cards.module.css';
import face from './goods-face.module.css';

interface GoodsCardsProps {
  packages: readonly Goods[];
  /** Index of the chosen card. */
  at: number;
  running: Running;
  onChoose: (id: string) => void;
  /** Class that sets a card's size. */
  className: string | undefined;
  /** The row scrolls the chosen card into view itself. */
  preventScroll?: boolean;
}

/** Cards as a radio group with arrow key navigation. */
export function GoodsCards({
  packages,
  at,
  running,
  onChoose,
  className,
  preventScroll = false,
}: GoodsCardsProps) {
  const loud = packages.find(({ cornerTitle }) => cornerTitle)?.id;
  const walk = walkRadios(packages, at, ({ id }) => onChoose(id), { preventScroll });
  return packages.map((goods, place) => (
    // biome-ignore lint/a11y/useSemanticElements: a card of several lines
    <button
      key={goods.id}
      type="button"
      role="radio"
      aria-checked={place === at}
      tabIndex={place === at ? 0 : -1}
      className={classNames(styles.card, className)}
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
        dress={face}
      />
    </button>
  ));
}
