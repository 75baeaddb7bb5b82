import { desktopTexts } from '@juban/contract/texts/desktop';
import { shelfTexts } from '@juban/contract/texts/shelf';
import { useEffect, useRef } from 'react';
import type { Running } from '../../lib/running-contracts.ts';
import { glide } from '../../ui/glide.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Goods } from './desktop-data.ts';
import { GoodsCards } from './goods-cards.tsx';
import styles from './goods-carousel.module.css';
import { useCarousel } from './use-carousel.ts';

interface GoodsCarouselProps {
  packages: readonly Goods[];
  chosen: Goods | undefined;
  running: Running;
  onChoose: (id: string) => void;
}

export function GoodsCarousel({ packages, chosen, running, onChoose }: GoodsCarouselProps) {
  const row = useRef<HTMLDivElement>(null);
  const { space, look, turn, drag } = useCarousel(row, packages.length);
  const at = Math.max(
    0,
    packages.findIndex(({ id }) => id === chosen?.id),
  );
  useEffect(() => {
    const card = row.current?.children[at];
    if (card instanceof HTMLElement) bringIntoView(card);
  }, [at]);
  return (
    <div className={styles.carousel}>
      <div
        ref={row}
        className={styles.row}
        role="radiogroup"
        aria-label={shelfTexts.packagesLabel}
        data-testid="goods-carousel"
        onScroll={look}
        {...drag}
      >
        <GoodsCards
          packages={packages}
          at={at}
          running={running}
          onChoose={onChoose}
          className={styles.card}
          preventScroll
        />
      </div>
      {space.before && <Turn way="before" onTurn={() => turn(-1)} />}
      {space.after && <Turn way="after" onTurn={() => turn(1)} />}
    </div>
  );
}

/** For mouse users; keyboard users move between the cards. */
function Turn({ way, onTurn }: { way: 'before' | 'after'; onTurn: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.turn}
      data-way={way}
      aria-label={desktopTexts[way]}
      onClick={onTurn}
    >
      <Icon name={way === 'before' ? 'back' : 'next'} size={18} />
    </button>
  );
}

/** Scrolls horizontally only, by the minimum. */
function bringIntoView(card: HTMLElement): void {
  const row = card.parentElement;
  if (!row) return;
  const left = card.offsetLeft - row.offsetLeft;
  const right = left + card.offsetWidth;
  if (left < row.scrollLeft) glide(row, left);
  else if (right > row.scrollLeft + row.clientWidth) glide(row, right - row.clientWidth);
}
