import { afterEach, describe, expect, it, vi } from 'vitest';
import { createReplicaFence } from './replica-fence.ts';

const NEVER_MS = 3_600_000;
const ENDS: Array<() => void> = [];
afterEach(() => {
  vi.useRealTimers();
  for (const end of ENDS.splice(0)) end();
});

/** A primary whose answers are controlled by the test, in order of the queries. */
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
  it('queries the primary once for all waiting readers', async () => {
    const { fence, asked } = openFence();
    const waiting = [fence.position(), fence.position(), fence.position()];
    asked[0]?.resolve('0/10');
    expect(await Promise.all(waiting)).toEqual(['0/10', '0/10', '0/10']);
    expect(await fence.position()).toBe('0/10');
    expect(asked).toHaveLength(1);
  });

  it('after being raised, ignores answers to earlier queries', async () => {
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

  it('stays where it was while the primary is down', async () => {
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

  it('knows no position if the primary never answered', async () => {
    const { fence, asked } = openFence();
    const first = fence.position();
    asked[0]?.reject(new Error('away'));
    expect(await first).toBeUndefined();
  });
});
