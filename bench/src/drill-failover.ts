import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, runStatement } from '../../apps/server/test/cluster.ts';
import { startSandbox } from '../../apps/server/test/sandbox-process.ts';
import { checkRows } from './chaos/check-rows.ts';
import { ensurePrograms } from './failover/debian-programs.ts';
import { openFrontDoor } from './failover/front-door.ts';
import { startPatroni } from './failover/patroni-cluster.ts';
import { startRedis } from './failover/redis.ts';
import { type DrillResult, runDrill, startServers } from './failover/run-drill.ts';
import { withClosers } from './lib/closers.ts';
import { ensureBuild } from './lib/ensure-build.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    keep: { type: 'boolean', default: false },
  },
});
const primaryKills = Number(values.kills);
const seed = Number(values.seed);
if (!(primaryKills > 0) || !Number.isInteger(seed)) {
  throw new RangeError('usage: npm run drill:failover -- [--kills N] [--seed N] [--keep]');
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const folder = mkdtempSync(join(tmpdir(), 'juban-failover-'));
chmodSync(folder, 0o755);
try {
  await withClosers(drill);
} finally {
  if (values.keep) console.log(`kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}

async function drill(onEnd: (close: () => unknown) => void): Promise<void> {
  await ensureBuild();
  const programs = ensurePrograms();
  console.log(`failover: three PostgreSQL servers with Patroni, HAProxy, pgbouncer and Redis, seed ${seed}`);
  const cluster = await startPatroni(programs, folder);
  onEnd(cluster.stop);
  const door = await openFrontDoor(programs, folder, cluster.nodes);
  onEnd(door.stop);
  const redis = await startRedis(programs, folder);
  onEnd(redis.stop);
  const sandbox = await startSandbox();
  onEnd(sandbox.stop);
  await runStatement(door.directUrl('postgres'), 'create database juban');
  const ports = [await freePort(), await freePort()];
  const where = { databaseUrl: door.databaseUrl, redisUrl: redis.url, sandboxPort: sandbox.port };
  const servers = await startServers(ports, where);
  for (const server of servers) onEnd(server.stop);
  const result = await runDrill({
    targets: { cluster, redis },
    servers,
    sandboxPort: sandbox.port,
    primaryKills,
    seed,
    onBlow: (at, name, backMs, { acknowledged, violations }) =>
      console.log(
        `${at}. ${name}: back in ${seconds(backMs)}, ${acknowledged} claims acknowledged, ${violations.length} violations`,
      ),
  });
  await checkRows(result.facts, { databaseUrl: door.directUrl('juban') });
  report(result);
}

function report({ facts, backMs }: DrillResult): void {
  for (const violation of facts.violations) console.log(`violation: ${violation}`);
  for (const [name, times] of backMs) {
    console.log(`${name}: ${times.length} times, back within ${seconds(Math.max(...times))}`);
  }
  console.log(
    `failover: ${facts.acknowledged} claims acknowledged, ${facts.violations.length} violations, seed ${seed}`,
  );
  process.exitCode = facts.violations.length === 0 ? 0 : 1;
}
