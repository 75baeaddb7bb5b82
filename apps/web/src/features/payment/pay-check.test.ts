import type { CallOutput } from '@juban/contract/schemas';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { createPayChecker, type PayCheck } from './pay-check.ts';
import { makeOrder } from './testing/make-order.ts';

type Answer = CallOutput<'checkOrder'>;

const order = makeOrder();
const unpaid: Answer = { result: 'unpaid', order: makeOrder({ state: 'paying' }), risenTo: null };
const checking: Answer = { result: 'checking', order, risenTo: null };
const paid: Answer = { result: 'paid', order, risenTo: 2 };

/** A checker whose timer the test runs; the last answer is repeated. */
function makeChecker(...answers: Array<Answer | Error>) {
  const seen: PayCheck[] = [];
  const waits: number[] = [];
  let asked = 0;
  let next: (() => void) | undefined;
  const checker = createPayChecker({
    ask: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    },
    onChange: (check) => seen.push(check),
    later: (work, ms) => {
      waits.push(ms);
      next = work;
      return () => {
        next = undefined;
      };
    },
  });
  const tick = async () => {
    const work = next;
    next = undefined;
    work?.();
    await new Promise<void>((done) => setImmediate(done));
  };
  return { ...checker, seen, waits, tick, asked: () => asked, isWaiting: () => next !== undefined };
}

describe('checking a payment', () => {
  it('[B-070] ends with the first answer that it was paid', async () => {
    const it = makeChecker(checking, paid);
    await it.look();
    await it.tick();
    expect(it.seen.map(({ kind }) => kind)).toEqual(['checking', 'paid']);
    expect(it.isWaiting()).toBe(false);
    await it.look();
    expect(it.asked()).toBe(2);
  });

  it('[B-070] waits longer each time, then stops', async () => {
    const it = makeChecker(checking);
    await it.look();
    while (it.isWaiting()) await it.tick();
    expect(it.waits).toEqual([...it.waits].sort((one, other) => one - other));
    expect(it.waits[0]).toBeGreaterThan(2_000);
    expect(it.waits.reduce((sum, ms) => sum + ms)).toBeLessThanOrEqual(120_000);
    expect(it.seen.at(-1)).toMatchObject({ kind: 'checking', resting: true });
    expect(it.seen.slice(0, -1).every((check) => check.kind === 'checking' && !check.resting)).toBe(true);
  });

  it('[B-070] is restarted by the user', async () => {
    const it = makeChecker(checking);
    await it.look();
    while (it.isWaiting()) await it.tick();
    await it.restart();
    expect(it.seen.at(-1)).toMatchObject({ kind: 'checking', looks: 1, resting: false });
    expect(it.isWaiting()).toBe(true);
  });

  it('[B-070] continues while an unpaid order is open, and ends when it is closed', async () => {
    const open = makeChecker(unpaid, paid);
    await open.look();
    await open.tick();
    expect(open.seen.map(({ kind }) => kind)).toEqual(['unpaid', 'paid']);
    const closed = makeChecker({ ...unpaid, order: makeOrder({ state: 'closed' }) });
    await closed.look();
    expect(closed.isWaiting()).toBe(false);
  });

  it.each([
    ['no login', new ApiError('', '1024', 200), { kind: 'guest' }],
    ['an invalid number', new ApiError('', '4000', 400), { kind: 'missing' }],
    ['another user’s order', new ApiError('', '4040', 404), { kind: 'missing' }],
  ])('[B-070] %s is reported at once', async (_what, error, wanted) => {
    const it = makeChecker(error);
    await it.look();
    expect(it.seen).toEqual([wanted]);
    expect(it.isWaiting()).toBe(false);
  });

  it.each([
    ['nothing answers', new ApiError('', '', 0), true],
    ['the server fails', new ApiError('', '5000', 500), false],
    ['it was asked too often', new ApiError('', '4290', 429), false],
    ['an unexpected error occurs', new Error('broken'), false],
  ])('[B-070] continues where %s', async (_what, error, offline) => {
    const it = makeChecker(error, paid);
    await it.look();
    expect(it.seen[0]).toEqual({ kind: 'checking', looks: 1, resting: false, offline });
    await it.tick();
    expect(it.seen[1]).toEqual({ kind: 'paid', order, risenTo: 2 });
  });

  it('reports nothing after the page is left, and asks once at a time', async () => {
    const it = makeChecker(checking);
    const first = it.look();
    await it.look();
    it.stop();
    await first;
    expect([it.asked(), it.seen]).toEqual([1, []]);
  });
});
