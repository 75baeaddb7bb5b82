import type { GameCard, GamesPage } from '../game-data.ts';

/** Data of the search page. */
export interface SearchData {
  /** The query; empty for none. */
  q: string;
  /** The most played games, shown without a query. */
  hot: readonly GameCard[];
  /** refused: the query cannot be searched for. */
  found: GamesPage | 'nothing' | 'refused' | 'failed';
}
