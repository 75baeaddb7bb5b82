import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALIPAY_ENV } from '../test/alipay-env.ts';
import { APPLE_ENV } from '../test/apple-env.ts';
import { copyDatabase, newPhone } from '../test/kit.ts';
import { compose, openFoundation, type Product } from './composition.ts';
import { readConfig } from './config.ts';

const ENV = {
  DATABASE_URL: 'postgres://somebody@db.example/juban',
  PUBLIC_ORIGIN: 'https://m.example.com',
  SECRET_KEY: '7d1f0a9c4be2863551c7e08fa6d2b394',
  ALIYUN_SMS_ACCESS_KEY_ID: 'key-id',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'key-secret',
  ALIYUN_SMS_TEMPLATE_CODE: 'SMS_1',
  ALIYUN_SMS_RENEWAL_TEMPLATE_CODE: 'SMS_2',
  LOG_LEVEL: 'trace',
  ...ALIPAY_ENV,
  ...APPLE_ENV,
};

async function startProduction(extra: Record<string, string> = {}): Promise<Product> {
  const { database } = await copyDatabase();
  const foundation = await openFoundation(readConfig({ ...ENV, ...extra }, 'production'), database);
  const started = await compose(foundation, { write: (line) => void logs.push(line) });
  await started.app.ready();
  return started;
}

let product: Product;
const logs: string[] = [];
beforeAll(async () => {
  product = await startProduction();
});
afterAll(() => product.app.close());

const LAB_CALLS = [
  ['GET', '/lab'],
  ['GET', '/lab/'],
  ['GET', '/lab/api/info'],
  ['GET', '/lab/api/demo'],
  ['GET', '/lab/api/texts'],
  ['POST', '/lab/api/users'],
  ['GET', '/lab/api/sms'],
  ['GET', '/lab/api/captcha'],
  ['GET', '/lab/api/risk'],
  ['GET', '/lab/api/clock'],
  ['POST', '/lab/api/clock'],
  ['POST', '/lab/api/sign'],
  ['POST', '/lab/api/encrypt'],
  ['POST', '/lab/api/decrypt'],
  ['GET', '/lab/api/verify'],
  ['POST', '/lab/api/reset'],
  ['POST', '/lab/api/pay'],
  ['POST', '/lab/api/stock'],
  ['POST', '/lab/api/holds'],
  ['POST', '/lab/api/sandbox'],
  ['GET', '/lab/api/orders'],
] as const;

describe('production', () => {
  it.each(LAB_CALLS)('[A-103] has no %s %s', async (method, url) => {
    const response = await product.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: '4040' });
  });

  it('[A-103] has no route of the Lab under any name', () => {
    expect(product.app.printRoutes({ commonPrefix: false })).not.toMatch(/lab/i);
  });

  it('[A-103] has a clock that cannot be moved', () => {
    expect(product.foundation.movableClock).toBeUndefined();
    expect(Math.abs(product.foundation.clock.businessNow().getTime() - Date.now())).toBeLessThan(5_000);
  });

  it('[A-083] keeps browsers on TLS', async () => {
    const { headers } = await product.app.inject({ url: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('[A-104] serves health checks and the contract as the demo does', async () => {
    for (const url of ['/healthz', '/readyz', '/api/openapi.json']) {
      expect((await product.app.inject({ url })).statusCode, url).toBe(200);
    }
  });

  it.each(['/api/docs', '/api/docs/', '/api/docs/scalar.js'])('[A-104] has no %s by default', async (url) => {
    const response = await product.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: '4040' });
  });

  it('[A-104] has the API page with API_DOCS=on', async () => {
    const { app } = await startProduction({ API_DOCS: 'on' });
    expect((await app.inject({ url: '/api/docs' })).statusCode).toBe(200);
    await app.close();
  });

  it('[A-072][A-083] gives loopback no wider limits, and logs no phone', async () => {
    const phones = Array.from({ length: 61 }, newPhone);
    const statuses: number[] = [];
    for (const mobile of phones) {
      const payload = { mobile, mobileValidateCode: '123456', channel: 'campus-30' };
      const url = '/api/outside/vip/receive';
      statuses.push((await product.app.inject({ method: 'POST', url, payload })).statusCode);
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const lines = logs.join('\n');
    expect(logs.length).toBeGreaterThan(60);
    expect(phones.filter((phone) => lines.includes(phone))).toEqual([]);
  });

  // The last test, because stopping cannot be undone.
  it('[A-104] while stopping it is healthy but not ready, and still answers', async () => {
    const { app } = product;
    const left = app.leave();
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const url = '/api/outside/vip/config?channel=campus-30';
    expect((await app.inject({ url })).json()).toMatchObject({ code: '0000' });
    expect((await app.inject({ url, headers: { 'x-next-process': 'yes' } })).statusCode).toBe(502);
    await left;
  });
});
