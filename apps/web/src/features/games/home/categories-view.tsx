import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import ways from '../../../ui/link-buttons.module.css';
import { EmptyBlock } from '../../../ui/state-block.tsx';
import type { GameCategory, GamesPage } from '../game-data.ts';
import { GamesHead } from '../games-head.tsx';
import { GamesList } from '../games-list.tsx';
import { loadGames } from '../load-games.ts';
import { CategoryRail } from './category-rail.tsx';

export interface CategoriesData {
  categories: readonly GameCategory[];
  /** Empty for all. */
  category: string;
  /** Null if the category does not exist. */
  first: GamesPage | null;
}

/** All games by category, page by page. */
export function CategoriesView({ data: { categories, category, first } }: { data: CategoriesData }) {
  const chosen = categories.find(({ id }) => id === category);
  return (
    <>
      <CategoryRail categories={categories} current={category} />
      {first === null && (
        <EmptyBlock title={gamesHallTexts.noCategory} hint={gamesHallTexts.noCategoryHint}>
          <Link to="/games/home" search={{ tab: 'all' }} className={ways.ghost}>
            {gamesHallTexts.toAll}
          </Link>
        </EmptyBlock>
      )}
      {first?.content.length === 0 && (
        <EmptyBlock title={gamesHallTexts.emptyCategory} hint={gamesHallTexts.hallEmptyHint} />
      )}
      {first && first.content.length > 0 && (
        <>
          <GamesHead title={chosen?.name ?? gamesHallTexts.all}>
            {chosen && fill(gamesHallTexts.count, { count: chosen.total })}
          </GamesHead>
          <GamesList
            key={category}
            first={first}
            load={(cursor) => loadGames(category, cursor)}
            label={gamesHallTexts.games}
          />
        </>
      )}
    </>
  );
}
