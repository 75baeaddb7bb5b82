import { type CallName, calls } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findRawFault, RAW_BYTES, sendRaw } from '../../../bench/src/fuzz/raw-bytes.ts';
import { type Fuzz, prepareFuzz } from '../../../bench/src/fuzz/run-fuzz.ts';
import { targetOf } from '../../../bench/src/fuzz/target-of.ts';
import { watchWrites } from '../../../bench/src/fuzz/watch-writes.ts';
import { copyDatabase, startProduct, type TestProduct } from '../test/kit.ts';

// Cutting a picture takes 30 ms and looks at nothing that was sent: a thousand of them would prove nothing more.
vi.mock('./adapters/puzzle/picture-puzzles.ts', () => {
  const image = 'data:image/webp;base64,UklGRg==';
  const puzzle = { image, width: 700, height: 394, piece: { size: 116, top: 20, image }, answerX: 300 };
  return { createPicturePuzzles: () => ({ make: async () => puzzle }) };
});

const IS_EMBEDDED = process.env.TEST_DATABASE === 'embedded';
const RUNS = Number(process.env.FUZZ_RUNS ?? (IS_EMBEDDED ? 1_000 : 300));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
const TIME_LIMIT_MS = 60_000 + RUNS * 100;

let product: TestProduct;
let fuzz: Fuzz;
beforeAll(async () => {
  product = await startProduct({ LOG_LEVEL: 'error' });
  fuzz = await prepareFuzz(await targetOf(product));
});
afterAll(() => product.stop());

it('sees what is written, and not what is undone', async () => {
  const { database } = await copyDatabase();
  const watch = await watchWrites(database);
  const write = sql`insert into phones (phone_index, phone_sealed) values ('a', 'b')`;
  const undone = database.db.transaction(async (tx) => {
    await tx.execute(write);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await watch.take()).toEqual([]);
  await database.db.execute(write);
  await database.db.execute(sql`update phones set phone_sealed = 'c' where phone_index = 'none'`);
  expect(await watch.take()).toEqual(['phones INSERT']);
  expect(await watch.take()).toEqual([]);
  await database.close();
});

describe('bytes that are no request', () => {
  let port = 0;
  beforeAll(async () => {
    port = Number(new URL(await product.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  it.each(Object.entries(RAW_BYTES))('[A-082] %s: the envelope or a closed line', async (_case, bytes) => {
    expect(findRawFault(await sendRaw(port, bytes))).toBeUndefined();
  });
});

describe(`bad input, seed ${SEED}`, () => {
  it.each(Object.keys(calls) as CallName[])(
    `[A-082] ${RUNS} inputs to %s: no fault of ours, no hang, no internals, nothing written by a refusal`,
    { timeout: TIME_LIMIT_MS },
    async (name) => {
      const report = await fuzz({ seed: SEED, name, runs: RUNS });
      expect(report.faults).toEqual([]);
      // A fuzzer whose every input is taken, or that never came past the front door, proves nothing.
      expect(Object.keys(report.codes).length).toBeGreaterThan(1);
    },
  );

  it('[A-082] leaves a product that is well', async () => {
    expect(product.logs).toEqual([]);
    expect((await product.app.inject('/readyz')).statusCode).toBe(200);
    const { violations } = await product.lab<{ violations: unknown[] }>('GET', '/verify');
    expect(violations).toEqual([]);
  });
});
