import type { Db } from '../../db/database.ts';
import { createGameCategories } from './game-categories.ts';
import { createGameReportService, type GameReportDeps } from './game-report.service.ts';
import { createGamesService, type GamesDeps } from './games.service.ts';
import { createMyGamesService } from './my-games.service.ts';

export type GamesParts = Omit<GamesDeps, 'categoryIndex'> &
  Pick<GameReportDeps, 'rateLimits' | 'pictures'> & {
    /** For the public pages of the games hall, search included. */
    reads: Db;
  };

/** The games hall: public pages, a user's own games, and reports. */
export function createGamesServices({
  db,
  reads,
  clock,
  rateLimits,
  clips,
  dramas,
  campaigns,
  pictures,
}: GamesParts) {
  // Cleared when content changes, and read again from the primary: a replica may not have the change yet.
  const categoryIndex = createGameCategories(db);
  // A user's action refers to the game as it is now.
  const games = createGamesService({ db, clock, categoryIndex, clips, dramas, campaigns });
  return {
    categoryIndex,
    games: createGamesService({ db: reads, clock, categoryIndex, clips, dramas, campaigns }),
    myGames: createMyGamesService({ db, clock, categoryIndex, games }),
    gameReports: createGameReportService({ db, clock, rateLimits, games, pictures }),
  };
}
