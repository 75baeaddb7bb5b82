import type { FastifyInstance } from 'fastify';
import { openJournal } from '../lib/journal.ts';
import { openWallet, type WalletOptions } from '../wallet/wallet.ts';
import { walletRoom } from '../wallet/wallet-room.ts';
import { apiRoutes } from './api.routes.ts';
import { consoleRoutes } from './console.routes.ts';
import { createMerchants, type Merchant } from './merchants.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { wechatProtocol } from './protocol.ts';
import { walletRoutes } from './wallet.routes.ts';

/** WeChat Pay on loopback by its own wire protocol. */
export async function wechatRoutes(app: FastifyInstance, options: WalletOptions): Promise<void> {
  const merchants = createMerchants(openJournal<Merchant>(options.folder, 'wechat-merchants'));
  const wallet = openWallet(wechatProtocol(merchants), options);
  await walletRoom(app, wallet);
  for (const routes of [apiRoutes, consoleRoutes, walletRoutes, oauthRoutes]) {
    await app.register(routes, { merchants, wallet });
  }
}
