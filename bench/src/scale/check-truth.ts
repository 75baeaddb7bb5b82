import type { VerifyReport } from '../../../apps/server/src/db/invariant.ts';
import type { ServerProcess } from '../../../apps/server/test/server-process.ts';
import type { Outcome } from '../lib/report.ts';
import { fireNotifications } from '../orders/fire-notifications.ts';
import type { OrderFactory } from '../orders/make-orders.ts';

const CONNECTIONS = 4;

/** Every payment is told to every process at once: each order is fulfilled once, and every invariant holds. */
export async function checkTruth(
  servers: readonly ServerProcess[],
  factory: OrderFactory,
  { path, orders }: { path: string; orders: number },
): Promise<Outcome[]> {
  const before = await factory.countFulfilled();
  const bodies = await factory.make(orders);
  await Promise.all(servers.map(({ url }) => fireNotifications(url, path, bodies, CONNECTIONS)));
  const fulfilled = (await factory.countFulfilled()) - before;
  const response = await fetch(`${servers[0]?.url}/lab/api/verify`);
  const { violations, checked } = (await response.json()) as VerifyReport;
  for (const { invariant, rows } of violations) console.log(`broken: ${invariant} (${rows.length} rows)`);
  return [
    {
      what: 'orders fulfilled, each told to every process at once',
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
