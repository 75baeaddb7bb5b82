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
  /** From a web page, or from the mini-program. */
  code: z.string().optional(),
  js_code: z.string().optional(),
  grant_type: z.literal('authorization_code'),
});

const login = z.object({ appid: z.string() });

/**
 * OAuth: a page inside WeChat or the mini-program gets a one-time code, valid for five minutes, that
 * identifies its visitor to the merchant.
 */
export async function oauthRoutes(app: FastifyInstance, { merchants }: ApiParts): Promise<void> {
  const codes = new Map<string, { appId: string; until: number }>();

  function newCode(appId: string): string {
    const code = randomBytes(16).toString('hex');
    codes.set(code, { appId, until: Date.now() + CODE_LIFE_MS });
    return code;
  }

  app.get('/wechat/connect/oauth2/authorize', async (request, reply) => {
    const { appid, redirect_uri, state } = authorize.parse(request.query);
    if (merchants.byAppId(appid)?.official.appId !== appid) return reply.code(400).send({ errcode: 40013 });
    const back = new URL(redirect_uri);
    back.searchParams.set('code', newCode(appid));
    if (state !== undefined) back.searchParams.set('state', state);
    return reply.redirect(back.href, 302);
  });

  /** The result of wx.login in a mini-program. */
  app.get('/wechat/wallet/mini-login', async (request) => ({
    code: newCode(login.parse(request.query).appid),
  }));

  function takeCode(query: unknown): { openid: string } | { errcode: number; errmsg: string } {
    const { appid, secret, code, js_code } = exchange.parse(query);
    const merchant = merchants.byAppId(appid);
    const known = [merchant?.official, merchant?.miniProgram].find((one) => one?.appId === appid);
    if (known?.secret !== secret) return { errcode: 40125, errmsg: 'invalid secret' };
    const named = code ?? js_code ?? '';
    const given = codes.get(named);
    codes.delete(named);
    if (given?.appId !== appid || given.until < Date.now()) return { errcode: 40029, errmsg: 'invalid code' };
    return { openid: openIdOf(appid) };
  }

  const token = () => randomBytes(24).toString('hex');
  app.get('/wechat/sns/oauth2/access_token', async (request) => {
    const result = takeCode(request.query);
    const rest = { access_token: token(), refresh_token: token(), expires_in: 7_200, scope: 'snsapi_base' };
    return 'openid' in result ? { ...result, ...rest } : result;
  });
  app.get('/wechat/sns/jscode2session', async (request) => {
    const result = takeCode(request.query);
    return 'openid' in result ? { ...result, session_key: token() } : result;
  });
}
