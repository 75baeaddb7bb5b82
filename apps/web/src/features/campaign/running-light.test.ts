import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRunningLight } from './running-light.ts';

let still = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { matchMedia: () => ({ matches: still }) });
});
afterEach(() => {
  still = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Draws with an answer after this time; returns the lit cells in order. */
async function drawTo(cell: number, answerMs: number) {
  const light = createRunningLight();
  const seen: Array<number | undefined> = [];
  light.subscribe(() => seen.push(light.read().lit));
  light.start();
  await vi.advanceTimersByTimeAsync(answerMs);
  let isDone = false;
  void light.land(cell).then(() => {
    isDone = true;
  });
  await vi.runAllTimersAsync();
  return { light, seen, isDone };
}

describe('the light of a draw', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    '[C-073] ends on cell %i, however late the answer comes',
    async (cell) => {
      for (const answerMs of [0, 40, 333, 9_000]) {
        const { light, seen, isDone } = await drawTo(cell, answerMs);
        expect(light.read()).toEqual({ lit: cell, stage: 'landed' });
        expect(isDone).toBe(true);
        expect(new Set(seen).size).toBe(8);
      }
    },
  );

  it('[C-073] runs until there is an answer, and goes out when there is none', async () => {
    const light = createRunningLight();
    light.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(light.read().stage).toBe('running');
    light.stop();
    expect(light.read()).toEqual({ lit: undefined, stage: 'off' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[C-073] does not move with reduced motion', async () => {
    still = true;
    const { light, seen } = await drawTo(5, 500);
    expect(seen).toEqual([5]);
    expect(light.read().stage).toBe('landed');
  });

  it('[C-073] stays off if the prize is not in the grid', async () => {
    const { light, isDone } = await drawTo(-1, 100);
    expect([light.read().lit, isDone]).toEqual([undefined, true]);
  });
});
