import { randomInt } from 'node:crypto';
import { freePort, runStatement } from '../../apps/server/test/cluster.ts';
import { startSandbox } from '../../apps/server/test/sandbox-process.ts';
import { checkRows } from './chaos/check-rows.ts';
import { openDatabaseProxies } from './failover/database-proxies.ts';
import { ensurePrograms } from './failover/debian-programs.ts';
import { startPatroni } from './failover/patroni-cluster.ts';
import { startRedis } from './failover/redis.ts';
import { countReplicaReaders, type Reading } from './failover/replica-reads.ts';
import { type DrillResult, runDrill, startServers } from './failover/run-drill.ts';
import type { OnEnd } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { drillInFolder } from './lib/drill-folder.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { inSeconds } from './lib/in-seconds.ts';

const { values, count } = readCommand(
  'npm run drill:failover -- [--kills N] [--seed N] [--keep]: the primary is killed N times under load.',
  {
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
    keep: { type: 'boolean', default: false },
  },
);
const primaryKills = count('kills');
const seed = count('seed');

await drillInFolder('failover', values.keep, drill);

async function drill(onEnd: OnEnd, folder: string): Promise<void> {
  await ensureBuild();
  const programs = ensurePrograms();
  console.log(`failover: three PostgreSQL servers with Patroni, HAProxy, pgbouncer and Redis, seed ${seed}`);
  const cluster = await startPatroni(programs, folder);
  onEnd(cluster.stop);
  const proxies = await openDatabaseProxies(programs, folder, cluster.nodes);
  onEnd(proxies.stop);
  const redis = await startRedis(programs, folder);
  onEnd(redis.stop);
  const sandbox = await startSandbox();
  onEnd(sandbox.stop);
  await runStatement(proxies.directUrl('postgres'), 'create database juban');
  const ports = [await freePort(), await freePort()];
  const { databaseUrl, replicaUrl } = proxies;
  const where = { databaseUrl, replicaUrl, redisUrl: redis.url, sandboxPort: sandbox.port };
  const servers = await startServers(ports, where);
  for (const server of servers) onEnd(server.stop);
  const result = await runDrill({
    targets: { cluster, redis },
    servers,
    sandboxPort: sandbox.port,
    primaryKills,
    seed,
    onFailure: (at, name, backMs, { acknowledged, violations }) =>
      console.log(
        `${at}. ${name}: back in ${inSeconds(backMs)}, ${acknowledged} claims acknowledged, ${violations.length} violations`,
      ),
  });
  await checkRows(result.facts, { databaseUrl: proxies.directUrl('juban') });
  const readers = await countReplicaReaders(cluster.nodes);
  if (readers === 0) result.facts.violations.push('no process reads from a replica');
  console.log(`${readers} connections of the processes read from replicas`);
  report(result);
}

function report({ facts, backMs, readings }: DrillResult): void {
  for (const violation of facts.violations) console.log(`violation: ${violation}`);
  for (const [name, times] of backMs) {
    console.log(`${name}: ${times.length} times, back within ${inSeconds(Math.max(...times))}`);
  }
  for (const [name, list] of readings) {
    const sum = (pick: (reading: Reading) => number) => list.reduce((total, one) => total + pick(one), 0);
    const silence = Math.max(...list.map(({ longestSilenceMs }) => longestSilenceMs));
    console.log(
      `reads while ${name}: ${sum(({ answered }) => answered)} answered, ${sum(({ failed }) => failed)} failed, never silent for more than ${inSeconds(silence)}`,
    );
  }
  console.log(
    `failover: ${facts.acknowledged} claims acknowledged, ${facts.violations.length} violations, seed ${seed}`,
  );
  process.exitCode = facts.violations.length === 0 ? 0 : 1;
}
