import type { Db } from '../db/database.ts';
import type { CampaignService } from '../modules/campaign/campaign.service.ts';
import type { ClipService } from '../modules/drama/clip.service.ts';
import type { DramaService } from '../modules/drama/drama.service.ts';
import { createGameCategories } from '../modules/games/game-categories.ts';
import { createGameReportService, type ReportPictures } from '../modules/games/game-report.service.ts';
import { createGamesService } from '../modules/games/games.service.ts';
import { createMyGamesService } from '../modules/games/my-games.service.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimits } from '../ports/rate-limits.ts';

export interface GamesParts {
  db: Db;
  /** For the public pages of the games hall, search included. */
  reads: Db;
  clock: Clock;
  rateLimits: RateLimits;
  clips: ClipService;
  dramas: DramaService;
  campaigns: CampaignService;
  pictures: ReportPictures;
}

/** The games hall: public pages, a user's own games, and reports. */
export function createGamesServices(parts: GamesParts) {
  // Cleared when content changes, and read again from the primary: a replica may not have the change yet.
  const categoryIndex = createGameCategories(parts.db);
  // A user's action refers to the game as it is now.
  const games = createGamesService({ ...parts, categoryIndex });
  return {
    categoryIndex: categoryIndex,
    games: createGamesService({ ...parts, categoryIndex, db: parts.reads }),
    myGames: createMyGamesService({ ...parts, categoryIndex, games }),
    gameReports: createGameReportService({ ...parts, games }),
  };
}
