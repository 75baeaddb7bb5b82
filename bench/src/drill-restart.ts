import { openBackOffice } from '../../apps/server/test/back-office.ts';
import { freePort, runStatement, startCluster } from '../../apps/server/test/cluster.ts';
import { productionEnv } from '../../apps/server/test/production-env.ts';
import { startSandbox } from '../../apps/server/test/sandbox-process.ts';
import { findBroken } from './deploy/check-facts.ts';
import { makeCheckout } from './deploy/checkout.ts';
import { startNginx } from './deploy/nginx.ts';
import { startProduction } from './deploy/production-process.ts';
import { runRestarts, type Slot } from './deploy/run-restart.ts';
import { countAll, createTally, type Tally } from './deploy/tally.ts';
import { ensurePackages } from './failover/debian-programs.ts';
import { startRedis } from './failover/redis.ts';
import type { OnEnd } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { drillInFolder } from './lib/drill-folder.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { inSeconds } from './lib/in-seconds.ts';

const { values, count } = readCommand(
  'npm run drill:restart -- [--rounds N] [--lanes N] [--keep]: a rolling restart under load, and no request is lost.',
  {
    rounds: { type: 'string', default: '3' },
    lanes: { type: 'string', default: '8' },
    keep: { type: 'boolean', default: false },
  },
);
const [rounds, lanes] = [count('rounds'), count('lanes')];
const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  'redis-server': '/usr/bin/redis-server',
  openssl: '/usr/bin/openssl',
  curl: '/usr/bin/curl',
} as const;
await drillInFolder('restart', values.keep, drill);

async function drill(onEnd: OnEnd, folder: string): Promise<void> {
  await ensureBuild();
  ensurePackages(PROGRAMS);
  console.log('restart: PostgreSQL, Redis, two processes of production behind nginx with TLS');
  const cluster = await startCluster();
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), 'create database juban');
  const redis = await startRedis({ redis: PROGRAMS['redis-server'] }, folder);
  onEnd(redis.stop);
  const ports = [await freePort(), await freePort()] as const;
  const sandboxPort = await freePort();
  const nginx = await startNginx(folder, ports, sandboxPort);
  onEnd(nginx.stop);
  // Its notifications arrive by TLS, like all traffic.
  const sandbox = await startSandbox({ NODE_EXTRA_CA_CERTS: nginx.certificate.caFile }, sandboxPort);
  onEnd(sandbox.stop);
  const databaseUrl = cluster.url('juban');
  const env = await productionEnv(sandbox, nginx, { databaseUrl, redisUrl: redis.url });
  const office = await openBackOffice(env);
  onEnd(office.close);
  const slots: Slot[] = [];
  const checkout = makeCheckout(folder);
  for (const port of ports) {
    slots.push({ port, process: await startProduction(port, env, folder, checkout.root) });
  }
  onEnd(() => Promise.all(slots.map((slot) => slot.process.stop())));
  const tally = createTally();
  const { ca } = nginx.certificate;
  await runRestarts({
    traffic: { origin: nginx.origin, ca, sandboxUrl: sandbox.url, office, tally },
    ...{ checkout, slots, statusUrl: nginx.statusUrl, env, folder, rounds, lanes },
    onRestart: (port, leftMs, readyMs, asked, failures) =>
      console.log(
        `port ${port}: left in ${inSeconds(leftMs)}, ready again in ${inSeconds(readyMs)}; ${asked} requests, ${failures} failures`,
      ),
  });
  report(tally, await findBroken(databaseUrl, tally.facts, office));
}

function report(tally: Tally, broken: readonly string[]): void {
  for (const line of [...tally.failures, ...broken]) console.log(line);
  const kinds = [...tally.asked].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const asked = countAll(tally);
  console.log(`asked: ${kinds}; slowest ${inSeconds(tally.slowestMs)}`);
  console.log(
    `restart: ${rounds} versions, ${rounds * 2} restarts, ${asked} requests, ${tally.failures.length} failures, ${broken.length} broken facts`,
  );
  process.exitCode = asked > 0 && tally.failures.length + broken.length === 0 ? 0 : 1;
}
