import { BRANDS } from '@juban/catalog';
import { sealValue } from '@juban/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct, TRACE } from '../../test/kit.ts';

const PROFILE = '/api/user/profile';
const GUEST = 'https://partner.example';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ ...TRACE, ALLOWED_ORIGINS: `${GUEST}, https://other.example` });
});
afterAll(() => product.stop());

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' | 'OPTIONS' = 'GET') =>
  product.app.inject({ method, url, headers });

describe('security headers', () => {
  it.each([
    PROFILE,
    '/api/outside/vip/config?channel=campus-30',
    '/api/outside/vip/config?channel=no-such',
    '/centreapi/auth/imgCode?uuid=x',
    '/api/no/such/call',
    '/api/%zz',
    '/healthz',
    '/readyz',
    '/api/openapi.json',
    '/lab/api/info',
  ])('[A-083] are on %s', async (url) => {
    const { headers } = await ask(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe('CORS', () => {
  const allowed = [
    ...Object.values(BRANDS).map(({ officialSite }) => officialSite),
    GUEST,
    'https://other.example',
  ];

  it.each(allowed)('[A-083] allows %s', async (origin) => {
    const answer = await ask(PROFILE, { origin });
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    const before = await ask(PROFILE, { origin, 'access-control-request-method': 'GET' }, 'OPTIONS');
    expect(before.statusCode).toBe(204);
    expect(before.headers['access-control-allow-methods']).toBe('GET,POST');
    for (const name of [
      'token',
      'authentication',
      'clientversion',
      'clienttype',
      'aliid',
      'et',
      't',
      'sign',
      'uet',
    ]) {
      expect(String(before.headers['access-control-allow-headers']).split(',')).toContain(name);
    }
  });

  it.each([
    'https://evil.example',
    'http://www.yujian.example',
    'https://www.yujian.example.evil.example',
    'https://yujian.example',
    'https://www.yujian.example:8443',
    'null',
    '*',
  ])('[A-083] blocks %s', async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await ask(PROFILE, { origin }, method);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['access-control-allow-methods']).toBeUndefined();
    }
  });

  it('[A-083] every answer varies by origin', async () => {
    for (const headers of [{}, { origin: GUEST }, { origin: 'https://evil.example' }]) {
      const answer = await ask(PROFILE, headers as Record<string, string>);
      expect(String(answer.headers.vary)).toContain('origin');
    }
    const large = await ask('/api/openapi.json', { 'accept-encoding': 'br', origin: GUEST });
    expect(large.headers['content-encoding']).toBe('br');
    expect(String(large.headers.vary).split(', ').sort()).toEqual(['accept-encoding', 'origin']);
  });
});

describe('logs', () => {
  it('[A-083] contain no planted phone, token or code, whatever happens to the call', async () => {
    const phone = newPhone();
    await product.call('sendLoginCode', { mobile: phone });
    const captcha = await product.readCode(phone);
    const wrong = captcha === '918273' ? '192837' : '918273';
    await product.call('login', { mobile: phone, captcha: wrong });
    const { data } = await product.call('login', { mobile: phone, captcha });
    const sealed = await sealValue('Android', phone);
    const et = { clientType: 'Android', et: '3' };
    await product.call('getProfile', {}, { token: data.token, authentication: data.token });
    await product.call('getProfile', {}, { token: data.token, ...et });
    await product.call('login', { mobile: sealed, captcha: wrong }, et);
    const tries = [
      `/api/no/such?mobile=${phone}&token=${data.token}`,
      `/api/%zz?mobile=${phone}&token=${data.token}`,
      `${PROFILE}?token=${data.token}&mobile=${phone}`,
      `/api/outside/vip/config?channel=${phone}`,
      `/api/auth/verification-code-with-img?uuid=u&imgCode=${wrong}&mobile=${phone}`,
      `/centreapi/auth/imgCode?uuid=${phone}`,
      `/lab/api/sms?mobile=${phone}`,
    ];
    for (const url of tries)
      await ask(url, { token: data.token, referer: `https://x.example/?token=${data.token}` });
    await product.app.inject({
      method: 'POST',
      url: '/api/web_pay/user/login',
      headers: { 'content-type': 'application/json' },
      payload: `{"mobile":"${phone}","captcha":"${wrong}"`,
    });
    const lines = product.logs.join('\n');
    expect(product.logs.length).toBeGreaterThan(20);
    const secret = data.token.split('.')[1] ?? '';
    for (const planted of [phone, phone.slice(-8), data.token, secret, sealed])
      expect(lines).not.toContain(planted);
    for (const code of [captcha, wrong]) expect(lines).not.toMatch(new RegExp(`(^|[^0-9])${code}([^0-9]|$)`));
  });

  it('[A-083] contain none after a fault in the database either', async () => {
    const broken = await startProduct(TRACE);
    const phone = newPhone();
    const { token } = await broken.lab<{ token: string }>('POST', '/users', { mobile: phone });
    await broken.foundation.database.exec(
      'drop table ledger_balances cascade; drop table sms_send_quotas cascade',
    );
    expect((await broken.call('getProfile', {}, { token })).code).toBe('5000');
    expect((await broken.call('sendLoginCode', { mobile: phone })).code).toBe('5000');
    const lines = broken.logs.join('\n');
    expect(lines).toContain('call failed');
    expect(lines).not.toContain(phone);
    expect(lines).not.toContain(token);
    await broken.close();
  });
});

describe('the log of attempts', () => {
  const PRODUCTION_LEVEL = { LOG_LEVEL: 'info' };
  type Line = { msg: string; reqId?: string; req?: { route: string }; [field: string]: unknown };
  let logged: TestProduct;
  beforeAll(async () => {
    logged = await startProduct(PRODUCTION_LEVEL);
  });
  afterAll(() => logged.stop());

  /** The lines with that message, each with the route from its request's first line. */
  const linesOf = (msg: string) => {
    const lines = logged.logs.map((line) => JSON.parse(line) as Line);
    const routeOf = (reqId?: string) => lines.find((line) => line.req && line.reqId === reqId)?.req?.route;
    return lines
      .filter((line) => line.msg === msg)
      .map(({ call, answer, user, reqId }) => ({ call, answer, user, route: routeOf(reqId) }));
  };

  it('[A-083] has each login and each refused login, by request id', async () => {
    const mobile = newPhone();
    await logged.call('sendLoginCode', { mobile });
    const captcha = await logged.readCode(mobile);
    logged.logs.length = 0;
    await logged.call('login', { mobile, captcha: captcha === '918273' ? '192837' : '918273' });
    const { data } = await logged.call('login', { mobile, captcha });
    await logged.call('login', { mobile, captcha });
    const route = '/api/web_pay/user/login';
    expect(linesOf('logged in')).toEqual([{ call: 'login', user: data.user.id, route }]);
    expect(linesOf('call refused')).toEqual([
      { call: 'login', answer: '2001', route },
      { call: 'login', answer: '2002', route },
    ]);
  });

  it('[A-083] has refusals by rules, missing logins and malformed input, and the user they belong to', async () => {
    const { id, token } = await logged.lab<{ id: string; token: string }>('POST', '/users', {
      preset: 'member',
    });
    logged.logs.length = 0;
    await logged.call('getProfile', {});
    await logged.call('getProfile', {}, { token: `${id}.stale` });
    await logged.call('getOrder', { orderNo: '261115091000000007' }, { token });
    await logged.call('login', { mobile: 'no phone', captcha: '123456' });
    await logged.app.inject({ method: 'POST', url: '/api/web_pay/user/login', payload: 'junk' });
    expect(linesOf('call refused').map(({ call, answer, user }) => [call, answer, user])).toEqual([
      ['getProfile', '1024', undefined],
      ['getProfile', '1024', undefined],
      ['getOrder', '4040', id],
      ['login', '4000', undefined],
      ['login', '4000', undefined],
    ]);
  });

  it('[A-083] has no line for successful calls', async () => {
    const { token } = await logged.lab<{ token: string }>('POST', '/users', { preset: 'member' });
    logged.logs.length = 0;
    expect((await logged.call('getProfile', {}, { token })).code).toBe('0000');
    expect([...linesOf('call refused'), ...linesOf('logged in')]).toEqual([]);
  });
});
