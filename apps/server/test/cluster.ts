import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../../scripts/lib/postgres.mjs';

export interface Cluster {
  /** Address of a database in this cluster. */
  url(database: string): string;
  binDir: string;
  /** The postmaster, for those who kill it. */
  process: ChildProcess;
  stop(): Promise<void>;
}

/** A real PostgreSQL of our own on a free port, in a folder that goes away with it; with further settings, name=value. */
export async function startCluster(further: readonly string[] = []): Promise<Cluster> {
  const binDir = await findPostgres();
  if (!binDir) throw new Error('no PostgreSQL server programs on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'juban-pg-'));
  const identity = postgresIdentity();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const run = { ...identity, stdio: 'ignore' as const, cwd: folder };
  execFileSync(
    join(binDir, 'initdb'),
    ['-D', data, '-U', 'juban', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    run,
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=200',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    ...further,
  ];
  const postmaster = spawn(
    join(binDir, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    run,
  );
  const url = (database: string) => `postgres://juban@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'));
  const stop = async () => {
    if (postmaster.exitCode === null && postmaster.kill('SIGQUIT')) await once(postmaster, 'exit');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { url, binDir, process: postmaster, stop };
}

/** PostgreSQL refuses to run as root; the user its package made is used instead. */
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

/** Runs one statement that cannot stand in a transaction, such as create database. */
export async function runStatement(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
