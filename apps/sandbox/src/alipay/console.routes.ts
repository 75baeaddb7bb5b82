import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AlipayParts } from './alipay-parts.ts';
import type { Merchant } from './merchants.ts';

const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });
const change = z.object({ key: z.enum(['provider', 'application']) });

/** What a merchant sees in the provider's console. */
const accountOf = ({ appId, sellerId, application, provider }: Merchant) => ({
  appId,
  sellerId,
  privateKey: application.privateKey,
  publicKeys: provider.map(({ publicKey }) => publicKey),
});

/** The provider's console: accounts and keys, readable on this machine only. */
export async function consoleRoutes(app: FastifyInstance, { merchants }: AlipayParts): Promise<void> {
  app.get('/alipay/console/merchants/:brand', async (request) =>
    accountOf(await merchants.of(params.parse(request.params).brand)),
  );

  /** Replaces a key. The previous public key of the provider stays valid beside the new one. */
  app.post('/alipay/console/merchants/:brand/keys', async (request) => {
    const { brand } = params.parse(request.params);
    const { key } = change.parse(request.body);
    const changed = key === 'provider' ? merchants.changeProviderKey : merchants.changeApplicationKey;
    return accountOf(await changed(brand));
  });
}
