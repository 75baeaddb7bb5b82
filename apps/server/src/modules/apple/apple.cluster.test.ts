import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { APPLE_ACTS, playAppleHistory } from '../../../test/apple-history.ts';
import { type AppStore, startAppStore } from '../../../test/apple-kit.ts';

const RUNS = 20;
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_115);

let store: AppStore;
beforeAll(async () => {
  store = await startAppStore();
}, 120_000);
afterAll(() => store.stop());

/** Groups of concurrent actions, one group after another, with repetitions. */
const histories = fc.array(fc.array(fc.constantFrom(...APPLE_ACTS), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});

it(`[B-077] seed ${SEED}, two accounts, two periods and store data in any order and at once: one owner, each period once, no refunded one`, {
  timeout: 600_000,
}, async () => {
  const play = fc.asyncProperty(histories, async (steps) => {
    expect(await playAppleHistory(store, steps)).toEqual([]);
  });
  await fc.assert(play, { numRuns: RUNS, seed: SEED });
  expect(await store.violations()).toEqual([]);
});
