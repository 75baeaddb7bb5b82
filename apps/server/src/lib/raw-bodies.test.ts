import { expect, it } from 'vitest';
import { createGate } from './raw-bodies.ts';

const MOST = 2;

it('admits as many as its limit, and others after those have ended in any way', async () => {
  const throughGate = createGate(MOST);
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const inside = [throughGate(() => first.promise), throughGate(() => second.promise)];
  const refusal = expect.objectContaining({ code: '5030', retryAfterSeconds: 1 });
  await expect(throughGate(async () => 'third')).rejects.toEqual(refusal);
  first.resolve('first');
  second.reject(new Error('broken'));
  await expect(Promise.allSettled(inside)).resolves.toMatchObject([
    { value: 'first' },
    { status: 'rejected' },
  ]);
  const again = [throughGate(async () => 'fourth'), throughGate(async () => 'fifth')];
  expect(await Promise.all(again)).toEqual(['fourth', 'fifth']);
});
