import type { Call } from '../call.ts';

export const gamesCalls = {
  getGamesHome: { method: 'GET', path: '/api/games/home', quiet: true },
  listGameCategories: { method: 'GET', path: '/api/games/categories' },
  listGames: { method: 'GET', path: '/api/games/list' },
  searchGames: { method: 'GET', path: '/api/games/search' },
  suggestGames: { method: 'GET', path: '/api/games/suggest' },
  getGame: { method: 'GET', path: '/api/games/detail' },
  getMyGames: { method: 'GET', path: '/api/games/my', login: true },
  listGameHistory: { method: 'GET', path: '/api/games/history', login: true },
  clearGameHistory: { method: 'POST', path: '/api/games/history/clear', login: true },
  saveGameSetting: { method: 'POST', path: '/api/games/setting', login: true },
  openGame: { method: 'POST', path: '/api/games/open', login: true, quiet: true },
  bookGame: { method: 'POST', path: '/api/games/reserve', login: true },
  reportGame: { method: 'POST', path: '/api/games/report' },
} as const satisfies Record<string, Call>;
