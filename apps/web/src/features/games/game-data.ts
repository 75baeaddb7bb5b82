import type { CallOutput } from '@juban/contract/schemas';

/** A game as lists have it. */
export type GameCard = CallOutput<'listGames'>['content'][number];
export type GamesPage = CallOutput<'listGames'>;
