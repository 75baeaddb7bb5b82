import { randomBytes } from 'node:crypto';
import { calls } from '@juban/contract';
import { tokenOf } from './growth/row-templates.ts';
import { withClosers } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { reportOutcomes, reportTable } from './lib/report.ts';
import { openOrderFactory } from './orders/make-orders.ts';
import { checkCaches } from './scale/check-caches.ts';
import { checkLimits } from './scale/check-limits.ts';
import { checkTruth } from './scale/check-truth.ts';
import { type GrowthRow, measureGrowth, readWork, settleWork } from './scale/measure-growth.ts';
import { openStage, type ScaleStage } from './scale/open-cluster.ts';
import { type RedisHolds, readRedis } from './scale/read-redis.ts';

const NOTIFY = '/pay/notify/alipay/yujian';
const USERS = 4_000;

const { count } = readCommand(
  'npm run bench:scale -- [--amount N] [--orders N] [--rounds N]: one process, then two; reads and orders of a round.',
  {
    amount: { type: 'string', default: '6000' },
    orders: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
  },
);
const amount = count('amount');
const orders = count('orders');
const rounds = count('rounds');
const secret = randomBytes(24).toString('base64url');
// Limits per address use the address that a trusted proxy names.
process.env.TRUSTED_PROXIES = '127.0.0.1';

await ensureBuild();
const reached = await withClosers(async (onEnd) => {
  const stage = await openStage(USERS, secret, onEnd);
  const { servers, databaseUrl, redisUrl, alipay } = stage;
  const factory = await openOrderFactory(servers[0]?.url ?? '', databaseUrl, alipay);
  onEnd(factory.close);
  const empty = await readRedis(redisUrl);
  const reads = await measureGrowth(
    'profile reads a second',
    servers,
    rounds,
    readWork(amount, readsOf(stage)),
  );
  reportCounters(empty, await readRedis(redisUrl));
  reportGrowth([
    reads,
    await measureGrowth('orders settled a second', servers, rounds, settleWork(orders, NOTIFY, factory.make)),
  ]);
  return reportOutcomes('Two processes are one product', [
    ...(await checkLimits(servers)),
    await checkCaches(servers, databaseUrl),
    ...(await checkTruth(servers, factory, { path: NOTIFY, orders, databaseUrl })),
  ]);
});
process.exitCode = reached ? 0 : 1;

function readsOf({ first }: ScaleStage) {
  return Array.from({ length: USERS }, (_unused, n) => ({
    path: calls.getProfile.path,
    headers: {
      token: tokenOf(first + n, secret),
      'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}`,
    },
  }));
}

/** Reads are counted per address, so there are as many counters as users. */
function reportCounters(before: RedisHolds, after: RedisHolds): void {
  const each = (after.bytes - before.bytes) / (after.counters - before.counters);
  reportTable({
    title: 'What Redis takes',
    headings: ['counters', 'bytes of all', 'bytes of one'],
    rows: [[String(after.counters), String(after.bytes - before.bytes), each.toFixed(0)]],
    below: [],
  });
}

function reportGrowth(growth: readonly GrowthRow[]): void {
  reportTable({
    title: 'One process and two, which share the cores with PostgreSQL, Redis and the bench itself',
    headings: [`median of ${rounds}`, 'one process', 'two', 'ratio'],
    rows: growth.map(({ what, one, all }) => [what, one.toFixed(0), all.toFixed(0), (all / one).toFixed(2)]),
    below: [],
  });
}
