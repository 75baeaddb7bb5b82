import type { FastifyInstance } from 'fastify';
import { userIdOf } from '../../plugins/caller.ts';
import type { GameReportService } from './game-report.service.ts';
import type { GamesService } from './games.service.ts';
import type { MyGamesService } from './my-games.service.ts';

export interface GamesRouteServices {
  games: GamesService;
  myGames: MyGamesService;
  gameReports: GameReportService;
}

export async function gamesRoutes(
  app: FastifyInstance,
  { games, myGames, gameReports }: GamesRouteServices,
): Promise<void> {
  app.sharedCall('getGamesHome', games.getGamesHome);
  app.sharedCall('listGameCategories', games.listGameCategories);
  app.sharedCall('listGames', games.listGames);
  app.sharedCall('getGame', games.getGame);
  app.call('searchGames', games.searchGames);
  app.call('suggestGames', games.suggestGames);
  app.call('getMyGames', (_input, context) => myGames.getMyGames(userIdOf(context)));
  app.call('listGameHistory', ({ cursor }, context) => myGames.listGameHistory(userIdOf(context), cursor));
  app.call('clearGameHistory', ({ ids }, context) => myGames.clearGameHistory(userIdOf(context), ids));
  app.call('saveGameSetting', (change, context) => myGames.saveGameSetting(userIdOf(context), change));
  app.call('openGame', ({ id }, context) => myGames.openGame(userIdOf(context), id, context.brand.id));
  app.call('bookGame', (input, context) => myGames.bookGame(userIdOf(context), input, context.brand.id));
  app.call('reportGame', gameReports.reportGame);
}
