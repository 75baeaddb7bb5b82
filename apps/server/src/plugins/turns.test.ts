import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { errorsPlugin } from './errors.ts';
import { createTurns, turnsPlugin } from './turns.ts';

const numbers = (many: number) => Array.from({ length: many }, (_none, n) => n);

function setUp(mostNow: () => number) {
  const { wait } = createTurns(mostNow);
  const answered: number[] = [];
  const refused: number[] = [];
  const come = (many: number) => {
    for (const n of numbers(many)) wait((refusal) => void (refusal ? refused : answered).push(n));
  };
  return { answered, refused, come };
}

describe('turns', () => {
  it('starts answering after all concurrent requests are read, then a few per turn, in order of arrival', async () => {
    const { answered, come } = setUp(() => 16);
    come(40);
    expect(answered).toEqual([]);
    await nextTurn();
    expect(answered).toEqual(numbers(16));
    await nextTurn();
    await nextTurn();
    expect(answered).toEqual(numbers(40));
  });

  it('uses the current batch size at each turn', async () => {
    const most = [2, 3, 16];
    const { answered, come } = setUp(() => most.shift() ?? 16);
    come(10);
    for (const sum of [2, 5, 10]) {
      await nextTurn();
      expect(answered).toHaveLength(sum);
    }
  });

  it('[A-082] the two-thousand-and-first waiting caller, and no other, is told to retry when their turn comes', async () => {
    const { answered, refused, come } = setUp(() => 1_000);
    come(2_001);
    await nextTurn();
    expect(refused).toEqual([]);
    await nextTurn();
    await nextTurn();
    expect(refused).toEqual([2_000]);
    expect(answered).toEqual(numbers(2_000));
    come(2_000);
    for (const _turn of numbers(3)) await nextTurn();
    expect(refused).toHaveLength(1);
    expect(answered).toHaveLength(4_000);
  });

  it('[A-082] the refusal is 5030 with one second to wait; requests that are not calls do not wait', async () => {
    const app = Fastify();
    await app.register(errorsPlugin);
    await app.register(turnsPlugin);
    const call = { method: 'GET', path: '/api/x' } as const;
    app.get(call.path, { config: { call } }, async () => ({ code: '0000' }));
    app.get('/healthz', async () => ({ status: 'ok' }));
    await app.ready();
    const crowd = numbers(2_001).map(() => app.inject({ url: call.path }));
    const probe = app.inject({ url: '/healthz' });
    const first = await Promise.race([probe, ...crowd.slice(100)]);
    expect(first.json()).toEqual({ status: 'ok' });
    const refused = (await Promise.all(crowd)).filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(refused[0]?.json()).toEqual({ code: '5030', msg: '服务繁忙，请稍后再试', data: null });
    await app.close();
  });
});
