import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { ReadyPage } from './ready-page.ts';
import { sendReady } from './send-page.ts';

it('a page that cannot be compressed is sent uncompressed', async () => {
  const page: ReadyPage = {
    etag: 'W/"page"',
    policy: "default-src 'self'",
    weight: 1,
    body: (encoding) => (encoding ? Promise.reject(new Error('no memory')) : Buffer.from('<html>')),
  };
  const app = Fastify();
  app.get('/', (request, reply) => sendReady(request, reply, page, 200));
  const headers = { 'accept-encoding': 'br' };
  const answer = await app.inject({ url: '/', headers });
  expect([answer.statusCode, answer.body]).toEqual([200, '<html>']);
  expect(answer.headers['content-encoding']).toBeUndefined();
  await app.close();
});
