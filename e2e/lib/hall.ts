import type { CallOutput } from '@juban/contract';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import type { APIRequestContext, Page } from '@playwright/test';

type Home = CallOutput<'getGamesHome'>;

/** Calls the hall API as this user, or as a visitor. */
export function hallOf(request: APIRequestContext, token = '') {
  const headers = token ? { token } : {};
  const get = async <Data>(path: string): Promise<Data> =>
    (await (await request.get(`/api/games${path}`, { headers })).json()).data;
  const post = async (path: string, data: object) => {
    const { code } = await (await request.post(`/api/games${path}`, { headers, data })).json();
    if (code !== '0000') throw new Error(`${path} answered ${code}`);
  };
  return {
    home: () => get<Home>('/home'),
    categories: () => get<CallOutput<'listGameCategories'>>('/categories'),
    list: (category = '') => get<CallOutput<'listGames'>>(`/list?category=${category}`),
    history: () => get<CallOutput<'listGameHistory'>>('/history'),
    mine: () => get<CallOutput<'getMyGames'>>('/my'),
    open: (id: string) => post('/open', { id }),
    book: (id: string) => post('/reserve', { id }),
  };
}

/** Plays the five most played games and reserves all upcoming ones. Returns the played games, last first. */
export async function playGames(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const hall = hallOf(page.request, token);
  const { charts } = await hall.home();
  const of = (key: string) => charts.find((chart) => chart.key === key)?.games ?? [];
  const played = of('hot').slice(0, 5);
  for (const { id } of played) await hall.open(id);
  for (const { id } of of('booked')) await hall.book(id);
  return played.map(({ gameName }) => gameName).reverse();
}

export const searchFieldOf = (page: Page) =>
  page.getByRole('searchbox', { name: gamesHallTexts.searchLabel });
export const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
