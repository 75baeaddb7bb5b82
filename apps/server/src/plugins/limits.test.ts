import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { PATIENT } from '../../test/patient.ts';
import type { RateLimits } from '../ports/rate-limits.ts';
import { contextPlugin } from './context.ts';
import { errorsPlugin } from './errors.ts';
import { limitsPlugin } from './limits.ts';

const CALL = { method: 'GET', path: '/api/slow' } as const;
const POSTED = { method: 'POST', path: '/api/slow' } as const;
const QUICK = { method: 'GET', path: '/api/quick' } as const;
const OPEN: RateLimits = { hit: async () => undefined };

async function appWith(rateLimits: RateLimits, options: { mostUnderWay?: number } = {}) {
  const app = Fastify();
  let release = () => {};
  let underWay = 0;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await app.register(errorsPlugin);
  await app.register(contextPlugin);
  await app.register(limitsPlugin, { rateLimits, ...options });
  const answerSlowly = async () => {
    underWay += 1;
    await gate;
    return { code: '0000' };
  };
  app.get(CALL.path, { config: { call: CALL } }, answerSlowly);
  app.post(POSTED.path, { config: { call: POSTED } }, answerSlowly);
  app.get(QUICK.path, { config: { call: QUICK } }, async () => ({ code: '0000' }));
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.ready();
  return { app, release: () => release(), underWay: () => underWay };
}

it('[A-082] the thousand-and-first concurrent call is shed with 5030, and calls are accepted again afterwards', async () => {
  const { app, release, underWay } = await appWith(OPEN);
  const held = Array.from({ length: 1_000 }, () => app.inject({ url: CALL.path }));
  await expect.poll(underWay, { timeout: 20_000 }).toBe(1_000);
  const shed = await app.inject({ url: CALL.path });
  expect(shed.statusCode).toBe(503);
  expect(shed.headers['retry-after']).toBe('1');
  expect(shed.json()).toEqual({ code: '5030', msg: '服务繁忙，请稍后再试', data: null });
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  release();
  expect((await Promise.all(held)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await app.inject({ url: CALL.path })).statusCode).toBe(200);
  await app.close();
});

it.each([
  ['one call', 1],
  ['calls that arrived together', 3],
])(
  '[A-082] a caller who posts %s and disconnects before the answer frees the slots',
  async (_what, calls) => {
    const { app, release, underWay } = await appWith(OPEN, { mostUnderWay: calls });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const post = `POST ${POSTED.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`;
    const caller = connect(Number(port), '127.0.0.1', () => caller.write(post.repeat(calls)));
    await expect.poll(underWay, PATIENT).toBe(calls);
    const askQuickly = async () => (await app.inject({ url: QUICK.path })).statusCode;
    expect(await askQuickly()).toBe(503);
    caller.destroy();
    await expect.poll(askQuickly, PATIENT).toBe(200);
    release();
    await app.close();
  },
);

it('[A-082] consecutive calls on one connection use one slot', async () => {
  const { app, release } = await appWith(OPEN, { mostUnderWay: 1 });
  release();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let n = 0; n < 3; n += 1) {
    await expect.poll(async () => (await fetch(`${origin}${CALL.path}`)).status, PATIENT).toBe(200);
  }
  await app.close();
});

it('[A-082] an address over its limit gets 4290 with the seconds to wait, and uses no slot', async () => {
  const { app, release } = await appWith({
    hit: async (_limit, key) => (key === '203.0.113.5' ? 17 : undefined),
  });
  release();
  for (let n = 0; n < 1_100; n += 1) {
    const refused = await app.inject({ url: CALL.path, remoteAddress: '203.0.113.5' });
    if (n > 0) continue;
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('17');
    expect(refused.json()).toEqual({ code: '4290', msg: '操作太频繁，请稍后再试', data: null });
  }
  expect((await app.inject({ url: CALL.path, remoteAddress: '203.0.113.6' })).statusCode).toBe(200);
  await app.close();
});

it('[A-083] no external request is treated as the server’s own', async () => {
  const { app, release } = await appWith({ hit: async () => 3 });
  release();
  const forged = await app.inject({ url: CALL.path, headers: { 'x-juban-in-process': 'true' } });
  expect(forged.statusCode).toBe(429);
  await app.close();
});
