import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { APP_IDENTITIES } from '@juban/catalog/app-identities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct, TRACE } from '../../../test/kit.ts';

const ORIGIN = 'https://m.juban.example';
const PAGE = `${ORIGIN}/share/drama?dramaId=40001&title=第七`;
const ACCOUNT = { WECHAT_APP_ID: 'wx1234567890abcdef', WECHAT_APP_SECRET: 'planted-wechat-secret' };

let wechat: Server;
let product: TestProduct;

beforeAll(async () => {
  wechat = createServer((request, response) => {
    const said = request.url?.startsWith('/cgi-bin/stable_token')
      ? { access_token: 'planted-token', expires_in: 7_200 }
      : { errcode: 0, ticket: 'planted-ticket', expires_in: 7_200 };
    response.end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => wechat.listen(0, '127.0.0.1', resolve));
  const WECHAT_API_URL = `http://127.0.0.1:${(wechat.address() as { port: number }).port}`;
  product = await startProduct({ ...TRACE, PUBLIC_ORIGIN: ORIGIN, ...ACCOUNT, WECHAT_API_URL });
});
afterAll(async () => {
  await product?.stop();
  wechat.close();
});

describe('the signature of a page for WeChat', () => {
  it('[A-040] is SHA-1 over ticket, nonce, time and the page without its #', async () => {
    const { data } = await product.call('getWechatConfig', { url: `${PAGE}#cast` });
    const { config } = data;
    const text = `jsapi_ticket=planted-ticket&noncestr=${config?.nonceStr}&timestamp=${config?.timestamp}&url=${PAGE}`;
    expect(config).toMatchObject({
      appId: ACCOUNT.WECHAT_APP_ID,
      signature: createHash('sha1').update(text).digest('hex'),
      launchAppId: APP_IDENTITIES.yujian.wechatAppId,
    });
    const again = await product.call('getWechatConfig', { url: PAGE }, { clientType: 'android_jqq' });
    expect(again.data.config?.nonceStr).not.toBe(config?.nonceStr);
    expect(again.data.config?.launchAppId).toBe(APP_IDENTITIES.jqq.wechatAppId);
    expect(again.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '',
    '/share/drama',
    'https://evil.example/share/drama',
    `${ORIGIN}.evil.example/share/drama`,
    `${ORIGIN}@evil.example/`,
    ORIGIN.replace('https', 'http'),
    `${ORIGIN}:8443/share/drama`,
    `${ORIGIN}\\@evil.example/`,
    'javascript:alert(1)',
    `${ORIGIN}/${'x'.repeat(2_048)}`,
  ])('[A-040] is refused for %j', async (url) => {
    expect(await product.call('getWechatConfig', { url })).toMatchObject({ status: 400, code: '4000' });
  });

  it('[A-083] leaves no secret, token or ticket in answers or logs', async () => {
    const { body } = await product.call('getWechatConfig', { url: PAGE });
    for (const text of [body, ...product.logs]) expect(text).not.toContain('planted-');
  });
});
