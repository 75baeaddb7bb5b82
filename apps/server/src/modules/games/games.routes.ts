import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
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
  app.call('getMyGames', (_input, context) => myGames.getMyGames(ownerOf(context)));
  app.call('listGameHistory', ({ cursor }, context) => myGames.listGameHistory(ownerOf(context), cursor));
  app.call('clearGameHistory', ({ ids }, context) => myGames.clearGameHistory(ownerOf(context), ids));
  app.call('saveGameSetting', (change, context) => myGames.saveGameSetting(ownerOf(context), change));
  app.call('openGame', ({ id }, context) => myGames.openGame(ownerOf(context), id, context.brand.id));
  app.call('bookGame', (wish, context) => myGames.bookGame(ownerOf(context), wish, context.brand.id));
  app.call('reportGame', gameReports.reportGame);
}

function ownerOf({ account }: RequestContext): number {
  if (!account) throw new Refusal('1024');
  return account.id;
}
