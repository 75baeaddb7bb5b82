import { type VerifyReport, verify } from '../../../apps/server/src/db/invariant.ts';
import { openDatabase } from '../../../apps/server/src/db/open-database.ts';
import { invariants } from '../../../apps/server/src/modules.ts';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import type { Outcome } from '../lib/report.ts';
import { fireNotifications } from '../orders/fire-notifications.ts';
import type { OrderFactory } from '../orders/make-orders.ts';

const CONNECTIONS = 4;

/**
 * Sends every payment notification to all processes at once: each order is fulfilled once, and every
 * invariant holds.
 */
export async function checkTruth(
  servers: readonly ServerProcess[],
  factory: OrderFactory,
  { path, orders, databaseUrl }: { path: string; orders: number; databaseUrl: string },
): Promise<Outcome[]> {
  const before = await factory.countFulfilled();
  const bodies = await factory.make(orders);
  await Promise.all(servers.map(({ url }) => fireNotifications(url, path, bodies, CONNECTIONS)));
  const fulfilled = (await factory.countFulfilled()) - before;
  const { violations, checked } = await verifyAll(databaseUrl);
  for (const { invariant, rows } of violations) console.log(`broken: ${invariant} (${rows.length} rows)`);
  return [
    {
      what: 'orders fulfilled, each notified to every process at once',
      bar: String(orders),
      figure: String(fulfilled),
      reached: fulfilled === orders,
    },
    {
      what: `invariants broken, of ${checked.length}`,
      bar: '0',
      figure: String(violations.length),
      reached: violations.length === 0,
    },
  ];
}

/** Checks all rows, which takes longer than a call may. */
async function verifyAll(databaseUrl: string): Promise<VerifyReport> {
  const database = await openDatabase({ databaseUrl, dataDir: '', statementMs: 0 });
  return verify(database.db, invariants).finally(database.close);
}
