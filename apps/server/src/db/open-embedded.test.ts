import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

const QUERIES = 40;
/** Starting the database takes seconds of a full core. */
const TIMEOUT_MS = 120_000;

it('yields to the event loop between queries, so that new connections are accepted meanwhile', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { db, close } = await openEmbedded('memory');
  let turns = 0;
  let isOver = false;
  const countTurn = () => {
    turns += 1;
    if (!isOver) setImmediate(countTurn);
  };
  countTurn();
  const ask = () => db.execute(sql`SELECT 1`);
  const inTransaction = db.transaction(async (tx) => {
    for (let asked = 0; asked < QUERIES; asked += 1) await tx.execute(sql`SELECT 1`);
  });
  await Promise.all([inTransaction, ...Array.from({ length: QUERIES }, ask)]);
  isOver = true;
  expect(turns).toBeGreaterThan(2 * QUERIES);
  await close();
});
