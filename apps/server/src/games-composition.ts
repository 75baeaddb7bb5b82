import type { Db } from './db/database.ts';
import { Refusal } from './lib/refusal.ts';
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
  /** Without somebody who keeps uploads nobody has uploaded anything. */
  pictures?: ReportPictures;
}

const NO_PICTURES: ReportPictures = {
  readKeys: (written) => written.split(',').filter(Boolean),
  take: async () => {
    throw new Refusal('2163');
  },
};

/** The games hall: what everybody sees, what one user does there, and reports. */
export function createGamesServices({ pictures = NO_PICTURES, ...parts }: GamesParts) {
  const games = createGamesService(parts);
  return {
    games,
    myGames: createMyGamesService({ ...parts, games }),
    gameReports: createGameReportService({ ...parts, games, pictures }),
  };
}
