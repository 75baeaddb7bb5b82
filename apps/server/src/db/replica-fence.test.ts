import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReplicaFence } from './replica-fence.ts';

const NEVER_MS = 3_600_000;
const ENDS: Array<() => void> = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ENDS.splice(0)) end();
});

/** A primary whose answers are given by hand, in the order it was asked. */
function openFence(everyMs = NEVER_MS) {
  const asked: Array<PromiseWithResolvers<string>> = [];
  const fence = createReplicaFence(() => {
    const question = Promise.withResolvers<string>();
    asked.push(question);
    return question.promise;
  }, everyMs);
  ENDS.push(fence.close);
  return { fence, asked };
}

describe('the fence', () => {
  it('asks the primary once for all who wait', async () => {
    const { fence, asked } = openFence();
    const waiting = [fence.position(), fence.position(), fence.position()];
    asked[0]?.resolve('0/10');
    expect(await Promise.all(waiting)).toEqual(['0/10', '0/10', '0/10']);
    expect(await fence.position()).toBe('0/10');
    expect(asked).toHaveLength(1);
  });

  it('raised, takes no answer to a question from before', async () => {
    const { fence, asked } = openFence();
    const before = fence.position();
    fence.raise();
    const after = fence.position();
    asked[0]?.resolve('0/10');
    asked[1]?.resolve('0/20');
    expect(await after).toBe('0/20');
    expect(await before).not.toBe('0/10');
    expect(await fence.position()).toBe('0/20');
  });

  it('stands where it was while the primary is away', async () => {
    vi.useFakeTimers();
    const { fence, asked } = openFence(1_000);
    const first = fence.position();
    asked[0]?.resolve('0/10');
    expect(await first).toBe('0/10');
    await vi.advanceTimersByTimeAsync(1_000);
    asked[1]?.reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await fence.position()).toBe('0/10');
    await vi.advanceTimersByTimeAsync(1_000);
    asked[2]?.resolve('0/30');
    await vi.advanceTimersByTimeAsync(0);
    expect(await fence.position()).toBe('0/30');
  });

  it('knows no position when the primary never said one', async () => {
    const { fence, asked } = openFence();
    const first = fence.position();
    asked[0]?.reject(new Error('away'));
    expect(await first).toBeUndefined();
  });
});
