import type { CallOutput } from '@juban/contract/schemas';

/** A game in lists. */
export type GameCard = CallOutput<'listGames'>['content'][number];
/** A page of a list, or of a search, which has no total. */
export type GamesPage = CallOutput<'searchGames'>;
export type GamesHome = CallOutput<'getGamesHome'>;
export type FeaturedGame = GamesHome['featured'][number];
export type DramaGame = GamesHome['dramaGames'][number];
export type GameCategory = CallOutput<'listGameCategories'>['content'][number];
export type MyGames = CallOutput<'getMyGames'>;
export type PlayedGame = MyGames['recent'][number];
export type GameSetting = MyGames['setting'];
