import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { GameCategory } from '../game-data.ts';
import { GameIcon } from '../game-icon.tsx';
import styles from './category-rail.module.css';

interface CategoryRailProps {
  categories: readonly GameCategory[];
  /** Empty for all. */
  current: string;
}

/** The categories in a row that stays below the bar. */
export function CategoryRail({ categories, current }: CategoryRailProps) {
  const rail = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is a reason to show it
  useEffect(() => {
    const { current: list } = rail;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !chosen) return;
    list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav className={styles.frame} aria-label={gamesHallTexts.categories}>
      <ul ref={rail} className={styles.rail}>
        <li>
          <CategoryWay id="" name={gamesHallTexts.all} current={current} />
        </li>
        {categories.map(({ id, name, icon }) => (
          <li key={id}>
            <CategoryWay id={id} name={name} icon={icon} current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryWayProps {
  id: string;
  name: string;
  icon?: string;
  current: string;
}

function CategoryWay({ id, name, icon, current }: CategoryWayProps) {
  return (
    <Link
      to="/games/home"
      search={{ tab: 'all', ...(id && { category: id }) }}
      // Back leaves the hall instead of returning through the categories.
      replace
      className={styles.way}
      // By default the link compares the path and only part of the query.
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={id === current ? 'page' : undefined}
    >
      {icon && <GameIcon icon={icon} size={22} first />}
      {name}
    </Link>
  );
}
