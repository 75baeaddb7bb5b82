import { BRANDS, CLIENT_TYPES } from '@juban/catalog';
import { stockDay, windowState } from '@juban/domain';
import type { FastifyInstance } from 'fastify';
import { readClaimChannels } from './lab.repository.ts';
import { readActivities } from './lab-activity.repository.ts';
import { readCampaign } from './lab-campaign.repository.ts';
import { readGames } from './lab-games.repository.ts';
import { readGifts } from './lab-gift.repository.ts';
import { readLibrary } from './lab-library.repository.ts';
import { readMall } from './lab-mall.repository.ts';
import type { LabRouteOptions } from './lab-options.ts';
import { readShop } from './lab-shop.repository.ts';
import { resetData } from './reset-data.ts';
import { forgetTrades } from './sandbox-control.ts';

export async function labDataRoutes(
  app: FastifyInstance,
  { product, scripts }: LabRouteOptions,
): Promise<void> {
  const { config, clock, database, movableClock } = product.foundation;

  app.get('/lab/api/info', async () => ({
    appEnv: config.appEnv,
    database: database.kind,
    sandboxUrl: config.sms.provider === 'sandbox' ? config.sms.url : null,
    version: '0.1.0',
    now: clock.businessNow().getTime(),
  }));

  app.get('/lab/api/texts', async () => {
    // Loaded on request: `npm run dev` restarts the server when a loaded file changes, and most texts are for
    // pages only.
    const { allTexts } = await import('@juban/contract/texts/index');
    return allTexts();
  });

  /** Ids to try; grows with every capability. */
  app.get('/lab/api/demo', async () => {
    const now = clock.businessNow();
    const channels = await readClaimChannels(database.db);
    const inState = (state: string) =>
      channels.find((channel) => windowState(channel, now) === state)?.channel;
    return {
      claimChannels: { open: inState('open'), future: inState('future'), ended: inState('ended') },
      ...(await readLibrary(database.db, now)),
      ...(await readShop(database.db)),
      mallGoods: await readMall(database.db, stockDay(now)),
      games: await readGames(database.db),
      gifts: await readGifts(database.db),
      campaign: await readCampaign(database.db),
      ...(await readActivities(database.db)),
      brands: Object.keys(BRANDS),
      clientTypes: CLIENT_TYPES.map(({ id }) => id),
    };
  });

  app.post('/lab/api/reset', async () => {
    await movableClock?.reset();
    scripts.clear();
    await forgetTrades(config);
    await resetData(product);
    return { ok: true };
  });
}
