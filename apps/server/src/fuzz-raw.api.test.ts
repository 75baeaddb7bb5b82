import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRawFault, RAW_BYTES, sendRaw } from '../../../bench/src/fuzz/raw-bytes.ts';
import { watchWrites } from '../../../bench/src/fuzz/watch-writes.ts';
import { copyDatabase, startProduct, type TestProduct } from '../test/kit.ts';

it('the fuzzer’s check detects committed writes, and not rolled back ones', async () => {
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

describe('malformed bytes', () => {
  let product: TestProduct;
  let port = 0;
  beforeAll(async () => {
    product = await startProduct({ LOG_LEVEL: 'error' });
    port = Number(new URL(await product.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => product.stop());

  it.each(Object.entries(RAW_BYTES))(
    '[A-082] %s: the envelope or a closed connection',
    async (_case, bytes) => {
      expect(findRawFault(await sendRaw(port, bytes))).toBeUndefined();
      expect(product.logs).toEqual([]);
    },
  );
});
