import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createCallInProcess, isInProcess } from './in-process.ts';

it('calls the app without a socket, by query or body, and is recognised', async () => {
  const app = Fastify();
  const seen: unknown[] = [];
  app.all('/api/echo', async (request) => {
    seen.push([
      request.method,
      request.query,
      request.body,
      isInProcess(request),
      request.headers.clienttype,
    ]);
    return { code: '0000', msg: '成功', data: null };
  });
  const call = createCallInProcess(app);
  const headers = { clientType: 'hjsp' };
  const asked = { id: '007', page: 2, none: undefined };
  expect(await call({ method: 'GET', path: '/api/echo' }, asked, headers)).toEqual({
    status: 200,
    envelope: { code: '0000', msg: '成功', data: null },
  });
  await call({ method: 'POST', path: '/api/echo' }, { id: '007' }, headers);
  await app.inject({ url: '/api/echo', headers: { 'x-juban-in-process': 'guess' } });
  expect(seen).toEqual([
    ['GET', { id: '007', page: '2' }, undefined, true, 'hjsp'],
    ['POST', {}, { id: '007' }, true, 'hjsp'],
    ['GET', {}, undefined, false, undefined],
  ]);
  await app.close();
});
