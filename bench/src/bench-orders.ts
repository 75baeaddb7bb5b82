import { startAlipayConsole } from '../../apps/server/test/alipay-console.ts';
import { runStatement, startCluster } from '../../apps/server/test/cluster.ts';
import { startServer } from '../../apps/server/test/server-process.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { median } from './lib/median.ts';
import { belowBar, reportTable } from './lib/report.ts';
import { fireNotifications, type Volley } from './orders/fire-notifications.ts';
import { openOrderFactory } from './orders/make-orders.ts';
import { preparePgbench } from './orders/run-pgbench.ts';

/** Minimum share of pgbench's rate: a settlement writes to eight tables, pgbench to two. */
const BAR = 0.15;
const CONNECTIONS = 8;
const PGBENCH_SECONDS = 3;
const NOTIFY = '/pay/notify/alipay/yujian';

const { count } = readCommand(
  'npm run bench:orders -- [--orders N] [--rounds N]: settling beside pgbench, N orders a round.',
  { orders: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '5' } },
);
const ordersARound = count('orders');
const rounds = count('rounds');
const warmUp = Math.ceil(ordersARound * 0.75);
await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const alipay = await startAlipayConsole();
  onEnd(alipay.stop);
  const cluster = await startCluster();
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), 'create database bench');
  const databaseUrl = cluster.url('bench');
  const server = await startServer({ databaseUrl, sandboxPort: alipay.port });
  onEnd(server.stop);
  const factory = await openOrderFactory(server.url, databaseUrl, alipay);
  onEnd(factory.close);
  const pgbench = await preparePgbench(cluster);
  const fire = (bodies: readonly string[]) => fireNotifications(server.url, NOTIFY, bodies, CONNECTIONS);

  await fire(await factory.make(warmUp));
  await pgbench.measure(CONNECTIONS, 1);
  const volleys: Volley[] = [];
  const limits: number[] = [];
  // Alternately, so that other load on the machine affects both equally.
  for (let round = 0; round < rounds; round += 1) {
    const bodies = await factory.make(ordersARound);
    limits.push(await pgbench.measure(CONNECTIONS, PGBENCH_SECONDS));
    volleys.push(await fire(bodies));
  }
  const wanted = warmUp + rounds * ordersARound;
  const fulfilled = await factory.countFulfilled();
  if (fulfilled !== wanted) throw new Error(`${fulfilled} of ${wanted} orders were fulfilled`);
  return report(limits, volleys);
});
process.exitCode = reached ? 0 : 1;

function report(limits: readonly number[], volleys: readonly Volley[]): boolean {
  const limit = median(limits);
  const ours = median(volleys.map(({ perSecond }) => perSecond));
  const p99 = median(volleys.map(({ p99Ms }) => p99Ms));
  const ratio = ours / limit;
  const figures = [limit.toFixed(0), ours.toFixed(0), p99.toFixed(1), ratio.toFixed(2), BAR.toFixed(2)];
  const what = `settling over HTTP, ${CONNECTIONS} connections`;
  return reportTable({
    title: 'Settling beside pgbench -N on the same server',
    headings: [`median of ${rounds}`, 'pgbench -N tps', 'settled a second', 'p99 ms', 'ratio', 'bar', ''],
    rows: [[what, ...figures, ratio >= BAR ? 'reached' : 'BELOW']],
    below: belowBar([{ what, ratio, bar: BAR }]),
  });
}
