import type { Db } from '../db/database.ts';
import type { CampaignService } from '../modules/campaign/campaign.service.ts';
import type { ClipService } from '../modules/drama/clip.service.ts';
import type { DramaService } from '../modules/drama/drama.service.ts';
import { createCategoryShelf } from '../modules/games/category-shelf.ts';
import { createGameReportService, type ReportPictures } from '../modules/games/game-report.service.ts';
import { createGamesService } from '../modules/games/games.service.ts';
import { createMyGamesService } from '../modules/games/my-games.service.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimits } from '../ports/rate-limits.ts';

export interface GamesParts {
  db: Db;
  /** For the hall as everybody sees it, search included. */
  reads: Db;
  clock: Clock;
  rateLimits: RateLimits;
  clips: ClipService;
  dramas: DramaService;
  campaigns: CampaignService;
  pictures: ReportPictures;
}

/** The games hall: what everybody sees, what one user does there, and reports. */
export function createGamesServices(parts: GamesParts) {
  // Forgotten when content changes, and read anew from where it changed: a replica may not have heard of it yet.
  const shelf = createCategoryShelf(parts.db);
  // What a user does is written beside the game as it is now.
  const games = createGamesService({ ...parts, shelf });
  return {
    gameShelf: shelf,
    games: createGamesService({ ...parts, shelf, db: parts.reads }),
    myGames: createMyGamesService({ ...parts, shelf, games }),
    gameReports: createGameReportService({ ...parts, games }),
  };
}
