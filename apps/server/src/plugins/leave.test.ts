import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorsPlugin } from './errors.ts';
import { leavePlugin } from './leave.ts';

const BY_PROXY = { 'x-next-process': 'yes' };

async function openApp() {
  const app = Fastify();
  await app.register(errorsPlugin);
  await app.register(leavePlugin);
  app.get('/page', async () => 'page');
  app.post('/act', async () => 'done');
  app.get('/readyz', async () => (app.isLeaving() ? 'leaving' : 'ok'));
  await app.ready();
  return app;
}

let app: Awaited<ReturnType<typeof openApp>>;
beforeEach(async () => {
  app = await openApp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a running process', () => {
  it('answers every request and keeps connections open', async () => {
    const answer = await get('/page', BY_PROXY);
    expect(answer.body).toBe('page');
    expect(answer.headers.connection).not.toBe('close');
  });
});

describe('a stopping process', () => {
  it('forwards idempotent requests to its neighbour if the proxy supports it', async () => {
    void app.leave();
    const moved = await get('/page', BY_PROXY);
    expect(moved.statusCode).toBe(502);
    expect(moved.json()).toMatchObject({ code: '5030', data: null });
    expect((await get('/page')).body).toBe('page');
  });

  it('completes requests that may change data, and closes each connection with its answer', async () => {
    void app.leave();
    const done = await app.inject({ method: 'POST', url: '/act', headers: BY_PROXY });
    expect(done.body).toBe('done');
    expect(done.headers.connection).toBe('close');
    expect((await get('/readyz', BY_PROXY)).body).toBe('leaving');
  });

  it('has stopped when no request came for half a second; probes do not count', async () => {
    let left = false;
    void app.leave().then(() => {
      left = true;
    });
    await vi.advanceTimersByTimeAsync(400);
    await get('/page');
    await vi.advanceTimersByTimeAsync(400);
    expect(left).toBe(false);
    await get('/readyz');
    await vi.advanceTimersByTimeAsync(200);
    expect(left).toBe(true);
  });

  it('stops after ten seconds, even under requests', async () => {
    let left = false;
    void app.leave().then(() => {
      left = true;
    });
    for (let turn = 0; turn < 48; turn += 1) {
      await get('/page');
      await vi.advanceTimersByTimeAsync(205);
    }
    expect(left).toBe(false);
    await get('/page');
    await vi.advanceTimersByTimeAsync(205);
    expect(left).toBe(true);
  });
});
