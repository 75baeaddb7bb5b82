import { openBackOffice } from '../../apps/server/test/back-office.ts';
import { freePort, runStatement } from '../../apps/server/test/cluster.ts';
import { productionEnv } from '../../apps/server/test/production-env.ts';
import { startSandbox } from '../../apps/server/test/sandbox-process.ts';
import { findBroken } from './deploy/check-facts.ts';
import { startNginx } from './deploy/nginx.ts';
import { startProduction } from './deploy/production-process.ts';
import { countAll, createTally, mergeFacts } from './deploy/tally.ts';
import { ensurePackages } from './failover/debian-programs.ts';
import { makeFolder } from './failover/patroni-cluster.ts';
import type { OnEnd } from './lib/closers.ts';
import { readCommand } from './lib/command.ts';
import { drillInFolder } from './lib/drill-folder.ts';
import { ensureBuild } from './lib/ensure-build.ts';
import { inSeconds } from './lib/in-seconds.ts';
import { openPostgresServer } from './restore/postgres-server.ts';
import { checkRestored, destroyAndRestore, dumpAndRestore, startReceiver } from './restore/run-restore.ts';

const { values, count } = readCommand(
  'npm run drill:restore -- [--seconds N] [--keep]: N seconds of business, backed up, lost and restored.',
  { seconds: { type: 'string', default: '20' }, keep: { type: 'boolean', default: false } },
);
const seconds = count('seconds');
await drillInFolder('restore', values.keep, drill);

async function openScene(onEnd: OnEnd, folder: string) {
  const postgres = await openPostgresServer(folder);
  await postgres.start();
  onEnd(postgres.stop);
  const receiver = startReceiver(postgres, folder, 'wal');
  onEnd(receiver.daemon.stop);
  const databaseUrl = postgres.url('juban');
  await runStatement(postgres.url('postgres'), 'create database juban');
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const nginx = await startNginx(folder, [port, port], sandboxPort);
  onEnd(nginx.stop);
  const { ca, caFile } = nginx.certificate;
  const sandbox = await startSandbox({ NODE_EXTRA_CA_CERTS: caFile }, sandboxPort);
  onEnd(sandbox.stop);
  const env = await productionEnv(sandbox, nginx, { databaseUrl });
  const office = await openBackOffice(env);
  onEnd(office.close);
  const product = await startProduction(port, env, folder);
  onEnd(product.stop);
  const traffic = { origin: nginx.origin, ca, sandboxUrl: sandbox.url, office, tally: createTally() };
  return { postgres, receiver, databaseUrl, product, traffic };
}

async function drill(onEnd: OnEnd, folder: string): Promise<void> {
  await ensureBuild();
  ensurePackages({
    nginx: '/usr/sbin/nginx',
    postgresql: '/usr/lib/postgresql',
    openssl: '/usr/bin/openssl',
  });
  console.log('restore: PostgreSQL whose log is received as it is written, production behind nginx');
  const { postgres, receiver, databaseUrl, product, traffic } = await openScene(onEnd, folder);
  const { office, tally } = traffic;
  const lost = await destroyAndRestore(postgres, traffic, receiver, {
    backups: makeFolder(folder, 'backups'),
    seconds,
    readyUrl: product.url,
    nextLog: () => startReceiver(postgres, folder, 'wal-after'),
  });
  onEnd(lost.next.daemon.stop);
  const broken = await findBroken(databaseUrl, tally.facts, office);
  const { claims, orders, checkIns } = tally.facts;
  console.log(
    `lost under load: base backup in ${inSeconds(lost.backupMs)}, back from backup and log in ${inSeconds(lost.restoreMs)}; ` +
      `${claims.length} claims, ${orders.length} paid orders, ${checkIns} check-ins acknowledged, ${broken.length} broken`,
  );
  const again = await checkRestored(traffic);
  console.log(`afterwards: ${countAll(again)} requests, ${again.failures.length} failures`);
  await product.stop();
  const dumped = await dumpAndRestore(postgres, makeFolder(folder, 'dumps'));
  const facts = mergeFacts(tally.facts, again.facts);
  const brokenAfter = await findBroken(databaseUrl, facts, office);
  console.log(
    `dropped: dump in ${inSeconds(dumped.backupMs)}, restored in ${inSeconds(dumped.restoreMs)}; ${dumped.tables} tables, ` +
      `${dumped.rows} rows, ${dumped.differences.length} tables differ, ${brokenAfter.length} broken`,
  );
  const count = facts.claims.length + facts.orders.length + facts.checkIns;
  report(count, [...broken, ...again.failures, ...dumped.differences, ...brokenAfter]);
}

function report(facts: number, faults: readonly string[]): void {
  for (const fault of faults) console.log(fault);
  console.log(`restore: ${facts} acknowledged facts, ${faults.length} faults`);
  process.exitCode = facts > 0 && faults.length === 0 ? 0 : 1;
}
