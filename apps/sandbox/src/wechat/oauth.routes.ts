import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiParts } from './api.routes.ts';
import { openIdOf } from './transaction.ts';

const CODE_LIFE_MS = 5 * 60_000;
const authorize = z.object({
  appid: z.string(),
  redirect_uri: z.string().regex(/^https?:\/\//),
  response_type: z.literal('code'),
  scope: z.enum(['snsapi_base', 'snsapi_userinfo']),
  state: z.string().max(128).optional(),
});
const exchange = z.object({
  appid: z.string(),
  secret: z.string(),
  code: z.string(),
  grant_type: z.literal('authorization_code'),
});

/** How a page inside WeChat learns who its visitor is to the merchant: a code, once, for five minutes. */
export async function oauthRoutes(app: FastifyInstance, { merchants }: ApiParts): Promise<void> {
  const codes = new Map<string, { appId: string; until: number }>();

  app.get('/wechat/connect/oauth2/authorize', async (request, reply) => {
    const { appid, redirect_uri, state } = authorize.parse(request.query);
    if (merchants.byAppId(appid)?.official.appId !== appid) return reply.code(400).send({ errcode: 40013 });
    const code = randomBytes(16).toString('hex');
    codes.set(code, { appId: appid, until: Date.now() + CODE_LIFE_MS });
    const back = new URL(redirect_uri);
    back.searchParams.set('code', code);
    if (state !== undefined) back.searchParams.set('state', state);
    return reply.redirect(back.href, 302);
  });

  app.get('/wechat/sns/oauth2/access_token', async (request) => {
    const { appid, secret, code } = exchange.parse(request.query);
    if (merchants.byAppId(appid)?.official.secret !== secret)
      return { errcode: 40125, errmsg: 'invalid secret' };
    const given = codes.get(code);
    codes.delete(code);
    if (given?.appId !== appid || given.until < Date.now()) return { errcode: 40029, errmsg: 'invalid code' };
    const [access_token, refresh_token] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    return { access_token, expires_in: 7_200, refresh_token, openid: openIdOf(appid), scope: 'snsapi_base' };
  });
}
