import { connect } from 'node:net';
import { type CallName, CODES, type Code, calls } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UNWATCHED } from '../../../../bench/src/fuzz/watch-writes.ts';
import { newPhone, startProduct, type TestProduct, TRACE } from '../../test/kit.ts';
import { rowsOf } from '../db/database.ts';

const LOGIN = '/api/web_pay/user/login';
const INTERNALS = /select |insert |update |relation|column|stack|node_modules|\.ts\b|drizzle|Error:|at \//i;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'TRACE';
  url: string;
  payload?: string | Buffer;
  headers?: Record<string, string>;
}
async function ask({ method = 'POST', url, payload, headers = {} }: Sent) {
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  const response = await product.app.inject({
    method,
    url,
    headers: { ...type, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return response;
}

/** The complete envelope of a code, with its HTTP status and no internals. */
function expectRefusal(response: Awaited<ReturnType<typeof ask>>, code: Code, msg: string = CODES[code].msg) {
  expect(response.statusCode).toBe(CODES[code].status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ code, msg, data: null });
  expect(response.body).not.toMatch(INTERNALS);
}

const fingerprint = async () => {
  const tables = rowsOf<{ t: string }>(
    await product.foundation.database.db.execute(
      sql`select table_name as t from information_schema.tables where table_schema = 'public' and table_name <> ${UNWATCHED} order by 1`,
    ),
  );
  const counts = tables.map(({ t }) => `(select count(*) from "${t}") as "${t}"`);
  const result = await product.foundation.database.db.execute(sql.raw(`select ${counts.join(', ')}`));
  return rowsOf<object>(result)[0];
};

describe('envelope', () => {
  it('[A-081] success is the string 0000 with its text', async () => {
    const answer = await product.call('sendLoginCode', { mobile: newPhone() });
    expect(JSON.parse(answer.body)).toEqual({ code: '0000', msg: '成功', data: null });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('[A-081] a refusal by a rule is HTTP 200 with its own code and text', async () => {
    const wrong = await product.call('login', { mobile: newPhone(), captcha: '123456' });
    expect(wrong.status).toBe(200);
    expect(JSON.parse(wrong.body)).toEqual({ code: '2002', msg: CODES['2002'].msg, data: null });
  });

  it('[A-081] every call answers code, msg and data, whatever the input', async () => {
    for (const name of Object.keys(calls) as CallName[]) {
      const answer = await product.callRaw(calls[name], {});
      if (answer.headers['content-type'] === 'image/png') continue;
      expect(Object.keys(JSON.parse(answer.body)).sort(), name).toEqual(['code', 'data', 'msg']);
      expect(answer.msg, name).toMatch(/[\u4e00-\u9fff]/);
    }
  });
});

describe('4000, malformed', () => {
  it.each<[string, string]>([
    ['truncated JSON', '{"mobile":"138'],
    ['not JSON', 'mobile=13812345678'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '12'],
    ['a text', '"13812345678"'],
    ['null', 'null'],
    ['a poisoned prototype', '{"__proto__":{"mobile":"13812345678"},"captcha":"123456"}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"x":1}}}'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['a body of control bytes', '\u0000\u0001\u0002'],
  ])('[A-082] %s', async (_case, payload) => {
    const response = await ask({ url: LOGIN, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: '4000', data: null });
    expect(response.body).not.toMatch(INTERNALS);
  });

  it.each([
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'junk',
  ])('[A-082] a body of type %s', async (type) => {
    const payload = '{"mobile":"13812345678","captcha":"123456"}';
    expectRefusal(await ask({ url: LOGIN, payload, headers: { 'content-type': type } }), '4000');
  });

  it('[A-082] an empty body is accepted where none is needed, whatever its type', async () => {
    const { token } = await product.lab<{ token: string }>('POST', '/users', { preset: 'member' });
    const headers = { token, 'content-type': 'application/json' };
    const response = await ask({ url: calls.clockIn.path, headers });
    expect(response.json()).toMatchObject({ code: '0000' });
  });

  it('[A-082] a body over 64 KB, exactly', async () => {
    const bodyOf = (bytes: number) => {
      const frame = '{"mobile":"","captcha":"123456"}';
      return frame.replace('""', `"${'1'.repeat(bytes - frame.length)}"`);
    };
    const atLimit = await ask({ url: LOGIN, payload: bodyOf(64 * 1_024) });
    expect(atLimit.json()).toMatchObject({ code: '4000', msg: '手机号格式错误' });
    expectRefusal(await ask({ url: LOGIN, payload: bodyOf(64 * 1_024 + 1) }), '4000');
  });

  it('[A-082] a malformed address', async () => {
    expectRefusal(await ask({ method: 'GET', url: '/api/%zz' }), '4000');
    expectRefusal(await ask({ method: 'GET', url: '/api/user/%E0%A4%A' }), '4000');
  });

  it('[A-082] a repeated query parameter', async () => {
    const url = '/api/outside/vip/config?channel=campus-30&channel=moon-15';
    expectRefusal(await ask({ method: 'GET', url }), '4000');
  });

  it('[A-082] writes nothing', async () => {
    const before = await fingerprint();
    await ask({ url: LOGIN, payload: '{"mobile":"138' });
    await ask({ url: LOGIN, payload: '{"mobile":"13812345678","captcha":"12345"}' });
    await ask({
      url: '/api/outside/vip/sendCaptchaSms',
      payload: '{"mobile":"13812345678","channel":"a b"}',
    });
    await ask({ url: '/api/web_pay/user/send/code', payload: '{"mobile":"13812345678","rid":"a b"}' });
    expect(await fingerprint()).toEqual(before);
  });

  it('[A-082] junk and oversized headers, over a real socket', async () => {
    const address = new URL(await product.app.listen({ host: '127.0.0.1', port: 0 }));
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(address.port), '127.0.0.1', () => socket.write(text));
        let received = '';
        socket.on('data', (data) => {
          received += data;
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(received));
      });
    const junk = await say('this is not HTTP\r\n\r\n');
    const large = await say(`GET /healthz HTTP/1.1\r\nhost: x\r\ntoken: ${'t'.repeat(40_000)}\r\n\r\n`);
    for (const received of [junk, large]) {
      expect(received).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toEqual({
        code: '4000',
        msg: CODES['4000'].msg,
        data: null,
      });
      expect(received).toContain('x-content-type-options: nosniff');
    }
  });
});

describe('other refusals', () => {
  it.each<Sent>([
    { method: 'GET', url: '/api/no/such/call' },
    { method: 'POST', url: '/api/no/such/call', payload: '{}' },
    { method: 'GET', url: '/centreapi/none' },
    { method: 'GET', url: LOGIN },
    { method: 'DELETE', url: '/api/user/profile' },
    { method: 'PUT', url: LOGIN, payload: '{}' },
    { method: 'TRACE', url: '/api/user/profile' },
    { method: 'GET', url: `/api/${'x'.repeat(2_000)}` },
    { method: 'GET', url: '/api/../etc/passwd' },
  ])('[A-082] 4040 for $method $url', async (sent) => {
    expectRefusal(await ask(sent), '4040');
  });

  it('[A-082] 4040 for an unknown object of a known call', async () => {
    expectRefusal(await ask({ method: 'GET', url: '/api/outside/vip/config?channel=no-such' }), '4040');
  });

  it('[A-082] 4030 for a send without the app’s header', async () => {
    const url = '/api/auth/verification-code-with-img?uuid=x&imgCode=1234&mobile=13812345678';
    expectRefusal(await ask({ method: 'GET', url }), '4030');
  });

  it('[A-082] 4030 for metrics requested from another host', async () => {
    const response = await product.app.inject({ url: '/metrics', remoteAddress: '203.0.113.4' });
    expectRefusal(response, '4030');
    expect((await product.app.inject({ url: '/metrics' })).body).toContain('juban_call_seconds');
  });

  it('[A-082] 4090 for a Lab user whose mobile is taken, and nothing is written', async () => {
    const mobile = newPhone();
    await product.lab('POST', '/users', { mobile });
    const before = await fingerprint();
    expectRefusal(await ask({ url: '/lab/api/users', payload: JSON.stringify({ mobile }) }), '4090');
    expect(await fingerprint()).toEqual(before);
  });

  it('[A-082] 4290 with Retry-After for a second send', async () => {
    const payload = JSON.stringify({ mobile: newPhone() });
    await ask({ url: '/api/web_pay/user/send/code', payload });
    const response = await ask({ url: '/api/web_pay/user/send/code', payload });
    expectRefusal(response, '4290');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(50);
  });
});

describe('5000, ours', () => {
  it('[A-082] a missing table shows as 5000, without internals; the log has the cause', async () => {
    const broken = await startProduct(TRACE);
    await broken.foundation.database.exec('drop table sms_codes cascade');
    const phone = newPhone();
    const response = await broken.app.inject({
      method: 'POST',
      url: '/api/web_pay/user/send/code',
      payload: { mobile: phone },
    });
    expectRefusal(response, '5000');
    const lines = broken.logs.join('\n');
    expect(lines).toContain('call failed');
    expect(lines).toContain('sms_codes');
    expect(lines).not.toContain(phone);
    await broken.close();
  });

  it('[A-082] a failing background job is logged with its name and cause, without the data it worked on', async () => {
    const broken = await startProduct(TRACE);
    await broken.foundation.database.exec('drop table outbox_messages cascade');
    await vi.waitFor(() => expect(broken.logs.join()).toContain('background job failed'), 20_000);
    const line = broken.logs.find((each) => each.includes('background job failed')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      job: 'outbox',
      why: 'relation "outbox_messages" does not exist',
    });
    await broken.close();
  });
});
