import { type CallName, calls } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTRA_ENDPOINTS } from '../../../bench/src/fuzz/extra-endpoints.ts';
import { type Fuzz, type FuzzName, prepareFuzz } from '../../../bench/src/fuzz/run-fuzz.ts';
import { targetOf } from '../../../bench/src/fuzz/target-of.ts';
import { startProduct, type TestProduct } from './kit.ts';

/** `npm test -- --all` and `npm run fuzz` send many more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const TIME_LIMIT_MS = 60_000 + RUNS * 100;

/**
 * Bad input to every call and endpoint of that method. One file per method, so that two workers share the longest test.
 */
export function fuzzCalls(method: 'GET' | 'POST'): void {
  const ofMethod = (Object.keys(calls) as CallName[]).filter((name) => calls[name].method === method);
  const extraEndpoints = Object.keys(EXTRA_ENDPOINTS).filter((name) => name.startsWith(`${method} `));
  const names = [...ofMethod, ...extraEndpoints] as FuzzName[];
  let product: TestProduct;
  let fuzz: Fuzz;
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'error' });
    fuzz = await prepareFuzz(await targetOf(product));
  });
  afterAll(() => product.stop());

  describe(`bad input, seed ${SEED}`, () => {
    it.each(names)(
      `[A-082] ${RUNS} inputs to %s: no server error, no timeout, no internals, and no writes by refused calls`,
      { timeout: TIME_LIMIT_MS },
      async (name) => {
        const report = await fuzz({ seed: SEED, name, runs: RUNS });
        expect(report.faults, report.faults.join('\n')).toEqual([]);
        // A fuzzer whose every input is accepted, or refused by the first check, proves nothing.
        expect(Object.keys(report.codes).length).toBeGreaterThan(1);
      },
    );

    it('[A-082] leaves the product healthy', async () => {
      expect(product.logs).toEqual([]);
      expect((await product.app.inject('/readyz')).statusCode).toBe(200);
      await product.expectHealthy();
    });
  });
}
