import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './database.ts';

/**
 * A pool whose connections are always returned. Drizzle acquires one for a transaction and never returns it
 * if its BEGIN fails, which happens while PostgreSQL is down: after ten failures the pool is empty until the
 * process ends.
 */
export function drizzleOver(pool: pg.Pool): Db {
  const db = drizzle(pool) as unknown as Db;
  const byClient = new WeakMap<pg.PoolClient, Db>();
  const over = (client: pg.PoolClient): Db => {
    const known = byClient.get(client) ?? (drizzle(client) as unknown as Db);
    byClient.set(client, known);
    return known;
  };
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await over(client).transaction(run, config);
    } finally {
      // A connection that is still inside a transaction cannot be reused.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}
