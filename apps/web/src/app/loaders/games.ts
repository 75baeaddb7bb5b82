import type { GameCard } from '../../features/games/game-data.ts';
import type { HallData } from '../../features/games/home/hall-screen.tsx';
import { findGames, loadGames } from '../../features/games/load-games.ts';
import type { SearchData } from '../../features/games/search/search-data.ts';
import { ApiError, api } from '../../lib/api.ts';

const UNKNOWN = 404;
const REFUSED = 400;

const statusOf = (cause: unknown) => (cause instanceof ApiError ? cause.httpStatus : 0);

/** Null for a category that is none. */
const firstOf = (category: string) =>
  loadGames(category).catch((cause: unknown) => {
    if ([UNKNOWN, REFUSED].includes(statusOf(cause))) return null;
    throw cause;
  });

async function loadAll(category: string): Promise<HallData> {
  const answers = await Promise.all([api.listGameCategories({}), firstOf(category)]).catch(() => null);
  if (!answers) return { view: 'all', all: null };
  const [{ content: categories }, first] = answers;
  return { view: 'all', all: { categories, category, first } };
}

/** The chosen view of the hall; what could not be had the page says itself. */
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
  return findGames(q).catch((cause: unknown) => (statusOf(cause) === REFUSED ? 'refused' : 'failed'));
}

/** What most people play, and what the words of the address find. */
export async function loadSearch(q: string): Promise<SearchData> {
  const [hot, found] = await Promise.all([hotGames(), foundBy(q)]);
  return { q, hot, found };
}
