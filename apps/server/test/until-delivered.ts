import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rowsOf } from '../src/db/database.ts';
import type { TestProduct } from './kit.ts';

const PATIENCE = { timeout: 20_000 };

/** Waits until no message with such a key is pending: the product's own worker may be delivering it. */
export async function untilDelivered({ foundation, services }: TestProduct, keyStart: string): Promise<void> {
  const waiting = sql`select 1 from outbox_messages
    where starts_with(message_key, ${keyStart}) and delivered_at is null`;
  const countWaiting = async () => {
    await services.outbox.drain();
    return rowsOf(await foundation.database.db.execute(waiting)).length;
  };
  await expect.poll(countWaiting, PATIENCE).toBe(0);
}
