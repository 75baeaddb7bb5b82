import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runStatement } from '../../../apps/server/test/cluster.ts';
import { startPeople, type TrafficSetup } from '../deploy/people.ts';
import { createTally, type Tally } from '../deploy/tally.ts';
import type { Daemon } from '../failover/daemon.ts';
import { makeFolder } from '../failover/patroni-cluster.ts';
import { until } from '../failover/until.ts';
import { compareDigests, digestDatabase } from './digest.ts';
import type { PostgresServer } from './postgres-server.ts';

const READY_LIMIT_MS = 60_000;
const GO_ON_MS = 3_000;
const DATABASE = 'juban';

/** Receives the server's write-ahead log. */
export interface Receiver {
  walFolder: string;
  daemon: Daemon;
}

/** Starts a new receiver under that name; commits wait until it runs. */
export function startReceiver(postgres: PostgresServer, parent: string, name: string): Receiver {
  const walFolder = makeFolder(parent, name);
  const env = { BACKUP_URL: postgres.url('postgres') };
  return { walFolder, daemon: postgres.daemon('backup/receive-wal.sh', [walFolder], env) };
}

export interface Timed {
  backupMs: number;
  restoreMs: number;
}

const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** Takes a base backup during traffic, then destroys the server and restores it from backup and log. */
export async function destroyAndRestore(
  postgres: PostgresServer,
  traffic: TrafficSetup,
  receiver: Receiver,
  options: { backups: string; seconds: number; readyUrl: string; nextLog(): Receiver },
): Promise<Timed & { next: Receiver }> {
  const people = startPeople(traffic, 4);
  const half = (options.seconds * 1_000) / 2;
  await pause(half);
  let name = '';
  const backupMs = await timed(async () => {
    name = await postgres.run('backup/base-backup.sh', [options.backups], {
      BACKUP_URL: postgres.url('postgres'),
    });
  });
  await pause(half);
  await postgres.destroy();
  await people.stop();
  await receiver.daemon.stop();
  let next = receiver;
  const restoreMs = await timed(async () => {
    await postgres.run(
      'backup/restore.sh',
      [join(options.backups, name), receiver.walFolder, postgres.dataDir],
      {},
    );
    await postgres.start();
    next = options.nextLog();
    await until('the product', READY_LIMIT_MS, async () => (await fetch(`${options.readyUrl}/readyz`)).ok);
  });
  return { backupMs, restoreMs, next };
}

/** Checks that the restored database accepts all operations. */
export async function checkRestored(traffic: TrafficSetup): Promise<Tally> {
  const tally = createTally();
  const people = startPeople({ ...traffic, tally }, 2);
  await pause(GO_ON_MS);
  await people.stop();
  return tally;
}

/** Dumps the tables, drops the database, restores it, and returns the differences. */
export async function dumpAndRestore(
  postgres: PostgresServer,
  folder: string,
): Promise<Timed & { differences: string[]; tables: number; rows: number }> {
  const env = { DATABASE_URL: postgres.url(DATABASE) };
  const before = await digestDatabase(env.DATABASE_URL);
  let file = '';
  const backupMs = await timed(async () => {
    file = await postgres.run('backup/dump.sh', [folder], env);
  });
  await runStatement(postgres.url('postgres'), `drop database ${DATABASE} with (force)`);
  const restoreMs = await timed(async () => {
    await runStatement(postgres.url('postgres'), `create database ${DATABASE}`);
    await postgres.run('backup/dump-restore.sh', [join(folder, file)], env);
  });
  const after = await digestDatabase(env.DATABASE_URL);
  const { tables, rows } = after;
  return { backupMs, restoreMs, differences: compareDigests(before, after), tables, rows };
}
