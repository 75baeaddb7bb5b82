import { api } from '../../platform/api/api.ts';
import type { GamesPage } from './game-data.ts';

export function loadGames(category: string, cursor?: string): Promise<GamesPage> {
  return api.listGames({ category, ...(cursor !== undefined && { cursor }) });
}

export function findGames(q: string, cursor?: string): Promise<GamesPage> {
  return api.searchGames({ q, ...(cursor !== undefined && { cursor }) });
}
