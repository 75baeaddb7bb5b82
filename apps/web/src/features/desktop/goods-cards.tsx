import type { KeyboardEvent } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { nextTab } from '../../ui/next-tab.ts';
import type { Goods } from './desktop-data.ts';
import styles from './goods-cards.module.css';
import { GoodsFace } from './goods-face.tsx';

interface GoodsCardsProps {
  packages: readonly Goods[];
  /** Place of the chosen one. */
  at: number;
  onChoose: (id: string) => void;
  /** How large a card is. */
  className: string | undefined;
  /** The row they stand in brings the chosen one into view itself. */
  preventScroll?: boolean;
}

/** Cards of a group of radios, one of them chosen; the arrow keys walk along them. */
export function GoodsCards({ packages, at, onChoose, className, preventScroll = false }: GoodsCardsProps) {
  const loud = packages.find(({ cornerTitle }) => cornerTitle)?.id;
  const walk = (event: KeyboardEvent) => {
    const to = nextTab(event.key, at, packages.length);
    const next = to === undefined ? undefined : packages[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onChoose(next.id);
    const card = event.currentTarget.parentElement?.children[to];
    if (card instanceof HTMLElement) card.focus({ preventScroll });
  };
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
      <GoodsFace goods={goods} loud={goods.id === loud} />
    </button>
  ));
}
