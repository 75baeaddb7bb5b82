import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { post } from '../notify/post.ts';
import { Refused } from '../wallet/refused.ts';
import { refunded } from '../wallet/trade.ts';
import type { ApiParts } from './api.routes.ts';
import type { Merchant } from './merchants.ts';
import { createNotices } from './notices.ts';

const TIME_LIMIT_MS = 5_000;

const params = z.object({ brand: z.string().regex(/^[a-z]{1,16}$/) });
const refundOrder = z.object({ outTradeNo: z.string(), refundNo: z.string(), fen: z.int().positive() });
const change = z.object({ key: z.enum(['platform', 'merchant']) });

/** What a merchant sees in the provider's console, including its keys. */
const accountOf = ({ appId, official, miniProgram, mchId, serialNo, keys, apiV3Key }: Merchant) => ({
  appId,
  official,
  miniProgram,
  mchId,
  serialNo,
  privateKey: keys.privateKey,
  apiV3Key,
});

/** The provider's console: accounts and keys, readable on this machine only. */
export async function consoleRoutes(app: FastifyInstance, { merchants, wallet }: ApiParts): Promise<void> {
  app.get('/wechat/console/merchants/:brand', async (request) =>
    accountOf(await merchants.of(params.parse(request.params).brand)),
  );

  app.post('/wechat/console/merchants/:brand/keys', async (request) => {
    const { brand } = params.parse(request.params);
    const { key } = change.parse(request.body);
    const changed = key === 'platform' ? merchants.changePlatformKey : merchants.changeMerchantKey;
    return accountOf(await changed(brand));
  });

  /** A refund made in the console; each call notifies the merchant once. */
  app.post('/wechat/console/refunds', async (request, reply) => {
    const { outTradeNo, refundNo, fen } = refundOrder.parse(request.body);
    const trade = wallet.book.find(outTradeNo);
    if (!trade) return reply.code(404).send({ error: 'unknown' });
    const refund = { refundNo, refundId: `503${refundNo}`, fen, at: Date.now() };
    try {
      const after = wallet.book.put(refunded(trade, refund));
      const notice = await createNotices(merchants).writeRefund(after, refund);
      return await post({ notifyUrl: trade.notifyUrl, ...notice, isGenuine: true }, TIME_LIMIT_MS);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(409).send({ error: error.reason });
    }
  });
}
