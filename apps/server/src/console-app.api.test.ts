import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStaff } from '../test/console-kit.ts';
import { startProduct, type TestProduct } from '../test/kit.ts';
import { buildConsoleApp } from './console-app.ts';

const ORIGIN = 'https://console.example.com';

let product: TestProduct;
let server: Awaited<ReturnType<typeof buildConsoleApp>>;
let token: string;
beforeAll(async () => {
  product = await startProduct();
  const { config } = product.foundation;
  const foundation = { ...product.foundation, config: { ...config, consoleOrigin: ORIGIN } };
  server = await buildConsoleApp({ ...product, foundation });
  const { cookie } = await newStaff(product, 'support');
  token = cookie.split('=')[1] ?? '';
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

const call = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
  server.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });

describe('the server of the console in production', () => {
  it('answers calls of the console, and none of the product', async () => {
    expect((await call('GET', '/console/api/me')).statusCode).toBe(401);
    for (const url of [
      '/',
      '/vip',
      '/api/user/profile',
      '/healthz',
      '/metrics',
      '/lab',
      '/pay/notify/alipay/yujian',
    ])
      expect((await call('GET', url)).statusCode, url).toBe(404);
  });

  it('knows staff by a cookie that only https pages of this host can set', async () => {
    const prefixed = { cookie: `__Host-juban-staff=${token}` };
    expect((await call('GET', '/console/api/me', prefixed)).statusCode).toBe(200);
    expect((await call('GET', '/console/api/me', { cookie: `juban-staff=${token}` })).statusCode).toBe(401);
    const out = await call('POST', '/console/api/sign-out', { ...prefixed, origin: ORIGIN });
    expect(out.headers['set-cookie']).toBe(
      '__Host-juban-staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure',
    );
  });

  it('accepts changes from its own origin only', async () => {
    const { cookie } = await newStaff(product, 'support');
    const prefixed = `__Host-${cookie}`;
    for (const origin of ['https://m.example.com', 'http://localhost:3000', 'http://console.example.com'])
      expect((await call('POST', '/console/api/sign-out', { cookie: prefixed, origin })).statusCode).toBe(
        403,
      );
    const own = await call('POST', '/console/api/sign-out', { cookie: prefixed, origin: ORIGIN });
    expect(own.statusCode).toBe(200);
  });

  it('tells browsers to stay on https and to frame nothing', async () => {
    const { headers } = await call('GET', '/console/api/me');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});

it('the public server of production has no call of the console', async () => {
  const { app } = await import('./composition.ts').then(async ({ compose }) =>
    compose(product.foundation, { write: () => {} }),
  );
  await app.ready();
  expect((await app.inject({ method: 'GET', url: '/console/api/me' })).statusCode).toBe(404);
});
