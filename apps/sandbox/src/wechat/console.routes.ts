import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiParts } from './api.routes.ts';
import type { Merchant } from './merchants.ts';

const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });
const change = z.object({ key: z.enum(['platform', 'merchant']) });

/** What a merchant reads in the provider's console and keeps itself. */
const accountOf = ({ appId, official, miniProgram, mchId, serialNo, keys, apiV3Key }: Merchant) => ({
  appId,
  official,
  miniProgram,
  mchId,
  serialNo,
  privateKey: keys.privateKey,
  apiV3Key,
});

/** The provider's console: accounts and their keys, told to whoever is on this machine. */
export async function consoleRoutes(app: FastifyInstance, { merchants }: ApiParts): Promise<void> {
  app.get('/wechat/console/merchants/:brand', async (request) =>
    accountOf(await merchants.of(params.parse(request.params).brand)),
  );

  app.post('/wechat/console/merchants/:brand/keys', async (request) => {
    const { brand } = params.parse(request.params);
    const { key } = change.parse(request.body);
    const changed = key === 'platform' ? merchants.changePlatformKey : merchants.changeMerchantKey;
    return accountOf(await changed(brand));
  });
}
