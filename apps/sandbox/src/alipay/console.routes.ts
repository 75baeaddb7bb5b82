import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AlipayParts } from './alipay-parts.ts';
import type { Merchant } from './merchants.ts';

const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });
const change = z.object({ key: z.enum(['provider', 'application']) });

/** What a merchant reads in the provider's console. */
const accountOf = ({ appId, sellerId, application, provider }: Merchant) => ({
  appId,
  sellerId,
  privateKey: application.privateKey,
  publicKeys: provider.map(({ publicKey }) => publicKey),
});

/** The provider's console: accounts and their keys, told to whoever is on this machine. */
export async function consoleRoutes(app: FastifyInstance, { merchants }: AlipayParts): Promise<void> {
  app.get('/alipay/console/merchants/:brand', async (request) =>
    accountOf(await merchants.of(params.parse(request.params).brand)),
  );

  /** A new key takes the old one's place; the provider's old public one is good for a while beside it. */
  app.post('/alipay/console/merchants/:brand/keys', async (request) => {
    const { brand } = params.parse(request.params);
    const { key } = change.parse(request.body);
    const changed = key === 'provider' ? merchants.changeProviderKey : merchants.changeApplicationKey;
    return accountOf(await changed(brand));
  });
}
