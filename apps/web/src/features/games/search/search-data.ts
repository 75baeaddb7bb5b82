import type { GameCard, GamesPage } from '../game-data.ts';

/** The page of a search as the server has it. */
export interface SearchData {
  /** What the address asks for; empty for nothing. */
  q: string;
  /** What most people play: offered while nothing is looked for. */
  hot: readonly GameCard[];
  /** refused: what was asked for cannot be looked for. */
  found: GamesPage | 'nothing' | 'refused' | 'failed';
}
