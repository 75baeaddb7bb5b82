import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALIPAY_KEYS } from '../../test/alipay-env.ts';
import { everyBrand } from '../../test/every-brand.ts';
import { createHttpPartners } from './partner/http-partners.ts';
import { createFixedAccounts } from './payment/accounts.ts';
import { createWechatGateway } from './payment/wechat/wechat-gateway.ts';
import { createWechatPayer } from './payment/wechat/wechat-payer.ts';
import { createAliyunSms } from './sms/aliyun-sms.ts';
import { createWechatTickets } from './wechat/wechat-tickets.ts';

const MESSAGE = { phone: '13812345678', code: '042137', purpose: 'login', signature: '屿见视频' };
const SECRET = 'k'.repeat(32);
const MERCHANT = {
  appId: 'wx1',
  official: { appId: 'wx2', secret: SECRET },
  mchId: '1600000001',
  serialNo: 'A1',
  privateKey: ALIPAY_KEYS.privatePem,
  apiV3Key: SECRET,
};

/** Calls each provider once, at the given address. */
const ASKS: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  'an SMS to send': (endpoint) =>
    createAliyunSms({
      accessKeyId: 'id',
      accessKeySecret: SECRET,
      templateCode: 'SMS_1',
      loginTemplateCode: 'SMS_3',
      renewalTemplateCode: 'SMS_2',
      endpoint,
    }).send(MESSAGE),
  'a ticket of WeChat': (apiUrl) =>
    createWechatTickets({ appId: 'wx1', appSecret: SECRET, apiUrl, now: Date.now }).getTicket(),
  'a payer of WeChat': (url) =>
    createWechatPayer({
      merchants: createFixedAccounts(everyBrand(MERCHANT)),
      openUrl: url,
      apiUrl: url,
    }).openIdOf('yujian', 'code'),
  'an order at WeChat Pay': (apiUrl) =>
    createWechatGateway({ merchants: createFixedAccounts(everyBrand(MERCHANT)), apiUrl }).query(
      'yujian',
      '261115091000000007',
    ),
  'an account of a partner': (url) =>
    createHttpPartners({ url, appId: 'app', secret: SECRET }).findAccount('disk', { mobile: '13812345678' }),
};

describe('a provider that redirects', () => {
  const asked: string[] = [];
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/elsewhere') response.end('{"Code":"OK","errcode":0}');
      else response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  });
  afterAll(() => void server.close());

  it.each(Object.entries(ASKS))('is not followed: %s', async (_name, ask) => {
    asked.length = 0;
    await expect(ask(url)).rejects.toThrow();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).not.toContain('/elsewhere');
  });
});

it('every request of an adapter refuses redirects', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const times = (text: string, part: string) => text.split(part).length - 1;
  const asking = sources
    .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }))
    .filter(({ text }) => text.includes('fetch('));
  expect(asking.length).toBeGreaterThan(5);
  const following = asking.filter(({ text }) => times(text, 'fetch(') !== times(text, "redirect: 'error'"));
  expect(following.map(({ file }) => file)).toEqual([]);
});
