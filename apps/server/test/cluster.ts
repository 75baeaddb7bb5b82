import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../scripts/lib/postgres.mjs';

/** Starts after a kill before giving up: each one that comes too early ends at once. */
const MOST_STARTS = 50;

export interface Cluster {
  /** Address of a database in this cluster. */
  url(database: string): string;
  binDir: string;
  dataDir: string;
  /** kill -9 of the postmaster; its children end by themselves. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL on a free port, in a folder that is deleted with it; with further settings, name=value. */
export async function startCluster(further: readonly string[] = []): Promise<Cluster> {
  const binDir = await findPostgres();
  if (!binDir) throw new Error('no PostgreSQL server programs on this machine');
  const folder = makeClusterFolder();
  execFileSync(
    join(binDir, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'juban', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...postgresIdentity(), stdio: 'ignore', cwd: folder },
  );
  return runCluster(binDir, folder, further);
}

/** Owned by the user that PostgreSQL runs as. */
export function makeClusterFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'juban-pg-'));
  const identity = postgresIdentity();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  return folder;
}

/** A server on an existing data folder. */
export async function runCluster(
  binDir: string,
  folder: string,
  further: readonly string[],
): Promise<Cluster> {
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    ...further,
  ];
  const launch = () =>
    spawn(
      join(binDir, 'postgres'),
      ['-D', dataDir, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...postgresIdentity(), stdio: 'ignore', cwd: folder },
    );
  const url = (database: string) => `postgres://juban@127.0.0.1:${port}/${database}`;
  let postmaster = launch();
  await untilReady(url('postgres'));
  return {
    url,
    binDir,
    dataDir,
    kill: () => end(postmaster, 'SIGKILL'),
    async restart() {
      // It refuses to start while a child of the earlier one holds the shared memory.
      for (let attempt = 0; attempt < MOST_STARTS; attempt += 1) {
        postmaster = launch();
        if (await becomesReady(postmaster, url('postgres'))) return;
      }
      throw new Error('PostgreSQL did not start again');
    },
    async stop() {
      await end(postmaster, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (child.kill(signal)) await gone;
}

/** False if the process ended instead. */
async function becomesReady(child: ChildProcess, connectionString: string): Promise<boolean> {
  const ended = once(child, 'exit').then(() => false);
  return Promise.race([untilReady(connectionString).then(() => true), ended]);
}

/** PostgreSQL refuses to run as root, so the user of its package is used. */
export function postgresIdentity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString });
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL did not start');
}

/** Runs one statement that cannot run in a transaction, such as create database. */
export async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
