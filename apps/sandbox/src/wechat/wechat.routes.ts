import type { FastifyInstance } from 'fastify';
import { openJournal } from '../lib/journal.ts';
import { registerProviderRoutes } from '../wallet/provider-routes.ts';
import { openWallet, type WalletOptions } from '../wallet/wallet.ts';
import { apiRoutes } from './api.routes.ts';
import { consoleRoutes } from './console.routes.ts';
import { createMerchants, type Merchant } from './merchants.ts';
import { oauthRoutes } from './oauth.routes.ts';
import { wechatProtocol } from './protocol.ts';
import { walletRoutes } from './wallet.routes.ts';

/** Simulates WeChat Pay on loopback, with its wire protocol. */
export async function wechatRoutes(app: FastifyInstance, options: WalletOptions): Promise<void> {
  const merchants = createMerchants(openJournal<Merchant>(options.folder, 'wechat-merchants'));
  const wallet = openWallet(wechatProtocol(merchants), options);
  await registerProviderRoutes(app, wallet);
  for (const routes of [apiRoutes, consoleRoutes, walletRoutes, oauthRoutes]) {
    await app.register(routes, { merchants, wallet });
  }
}
