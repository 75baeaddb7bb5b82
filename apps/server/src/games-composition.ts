import type { Db } from './db/database.ts';
import type { ClipService } from './modules/drama/clip.service.ts';
import type { DramaService } from './modules/drama/drama.service.ts';
import { createGameReportService, type ReportPictures } from './modules/games/game-report.service.ts';
import { createGamesService } from './modules/games/games.service.ts';
import { createMyGamesService } from './modules/games/my-games.service.ts';
import type { Clock } from './ports/clock.ts';
import type { RateLimits } from './ports/rate-limits.ts';

export interface GamesParts {
  db: Db;
  clock: Clock;
  rateLimits: RateLimits;
  clips: ClipService;
  dramas: DramaService;
  pictures: ReportPictures;
}

/** The games hall: what everybody sees, what one user does there, and reports. */
export function createGamesServices(parts: GamesParts) {
  const games = createGamesService(parts);
  return {
    games,
    myGames: createMyGamesService({ ...parts, games }),
    gameReports: createGameReportService({ ...parts, games }),
  };
}
