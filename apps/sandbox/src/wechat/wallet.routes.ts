import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { problemPage } from '../wallet/cashier-page.ts';
import { CASHIER } from '../wallet/cashier-texts.ts';
import type { ApiParts } from './api.routes.ts';
import { handleOf } from './methods.ts';
import { isSignedBy } from './seal.ts';

const app_ = z.object({
  appid: z.string(),
  partnerid: z.string(),
  prepayid: z.string(),
  packageValue: z.literal('Sign=WXPay'),
  noncestr: z.string(),
  timestamp: z.string(),
  sign: z.string(),
});
const page = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string().startsWith('prepay_id='),
  signType: z.literal('RSA'),
  paySign: z.string(),
});

/** Entry points of the WeChat SDK and WeChat's browser, with the data that the merchant signed. */
export async function walletRoutes(app: FastifyInstance, { merchants, wallet }: ApiParts): Promise<void> {
  function open(
    reply: FastifyReply,
    appId: string,
    lines: readonly string[],
    sign: string,
    prepayId: string,
  ) {
    const merchant = merchants.byAppId(appId);
    const trade = wallet.book.findByHandle(handleOf(prepayId));
    const isSigned = merchant && isSignedBy(merchant.keys.publicKey, sign, appId, ...lines);
    if (!isSigned || trade?.appId !== appId) {
      const shown = problemPage(wallet.protocol, CASHIER.refusedTitle, CASHIER.refusedText);
      return reply.code(400).type('text/html; charset=utf-8').send(shown);
    }
    return reply.redirect(`/wechat/cashier/${trade.handle}`, 303);
  }

  app.get('/wechat/wallet/app', async (request, reply) => {
    const { appid, timestamp, noncestr, prepayid, sign } = app_.parse(request.query);
    return open(reply, appid, [timestamp, noncestr, prepayid], sign, prepayid);
  });

  app.get('/wechat/wallet/jsapi', async (request, reply) => {
    const { appId, timeStamp, nonceStr, package: named, paySign } = page.parse(request.query);
    return open(reply, appId, [timeStamp, nonceStr, named], paySign, named.slice('prepay_id='.length));
  });
}
