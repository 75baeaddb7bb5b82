import { findOrNull } from '../../lib/find-or-null.ts';
import { ApiError, api } from '../../platform/api/api.ts';
import type { GameCard } from './game-data.ts';
import type { HallData } from './home/hall-screen.tsx';
import { findGames, loadGames } from './load-games.ts';
import type { SearchData } from './search/search-data.ts';

const REFUSED = 400;

async function loadAll(category: string): Promise<HallData> {
  const asked = [api.listGameCategories({}), findOrNull(loadGames(category))] as const;
  const answers = await Promise.all(asked).catch(() => null);
  if (!answers) return { view: 'all', all: null };
  const [{ content: categories }, first] = answers;
  return { view: 'all', all: { categories, category, first } };
}

/** Data of the chosen view; the page shows failures itself. */
export async function loadHall(tab: string, category: string): Promise<HallData> {
  if (tab === 'all') return loadAll(category);
  return { view: 'featured', home: await api.getGamesHome({}).catch(() => null) };
}

const hotGames = () =>
  api.getGamesHome({}).then(
    ({ charts }): readonly GameCard[] => charts.find(({ key }) => key === 'hot')?.games ?? [],
    () => [],
  );

async function foundBy(q: string): Promise<SearchData['found']> {
  if (!q.trim()) return 'nothing';
  return findGames(q).catch((cause: unknown) =>
    cause instanceof ApiError && cause.httpStatus === REFUSED ? 'refused' : 'failed',
  );
}

/** The most played games, and the results for the query. */
export async function loadSearch(q: string): Promise<SearchData> {
  const [hot, found] = await Promise.all([hotGames(), foundBy(q)]);
  return { q, hot, found };
}
