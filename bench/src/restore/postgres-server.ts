import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, postgresIdentity } from '../../../apps/server/test/cluster.ts';
import { DEPLOY_FOLDER } from '../deploy/deploy-files.ts';
import { type Daemon, startDaemon } from '../failover/daemon.ts';
import { newestPostgres } from '../failover/debian-programs.ts';
import { makeFolder } from '../failover/patroni-cluster.ts';
import { until } from '../failover/until.ts';

const READY_LIMIT_MS = 120_000;
const execute = promisify(execFile);

export interface PostgresServer {
  folder: string;
  dataDir: string;
  url(database: string): string;
  start(): Promise<void>;
  /** kill -9, and removes the data folder. */
  destroy(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Runs a script of deploy/ as PostgreSQL's user with PostgreSQL's programs in the path; returns its last
   * line.
   */
  run(script: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<string>;
  daemon(script: string, args: readonly string[], env: Readonly<Record<string, string>>): Daemon;
}

/** Debian's PostgreSQL with deploy/postgresql/juban.conf, with all changes synced to disk. */
export async function openPostgresServer(parent: string): Promise<PostgresServer> {
  const binDir = newestPostgres();
  const folder = makeFolder(parent, 'postgres');
  const dataDir = join(folder, 'data');
  // PostgreSQL's user may not be able to read the checkout.
  cpSync(DEPLOY_FOLDER, join(folder, 'deploy'), { recursive: true });
  const deployed = (name: string) => join(folder, 'deploy', name);
  const port = await freePort();
  const identity = postgresIdentity();
  const path = `${binDir}:${process.env.PATH}`;
  const init = ['-D', dataDir, '-U', 'juban', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(binDir, 'initdb'), init, { ...identity, cwd: folder, stdio: 'ignore' });
  appendFileSync(
    join(dataDir, 'postgresql.conf'),
    `\ninclude '${deployed('postgresql/juban.conf')}'\nlisten_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\n`,
  );
  const url = (database: string) => `postgres://juban@127.0.0.1:${port}/${database}`;
  let server: Daemon | undefined;
  return {
    folder,
    dataDir,
    url,
    async start() {
      server = startDaemon('postgres', folder, join(binDir, 'postgres'), ['-D', dataDir]);
      await until('PostgreSQL', READY_LIMIT_MS, () => takesWrites(url('postgres')));
    },
    async destroy() {
      await server?.kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
    stop: async () => server?.stop(),
    async run(script, args, env) {
      const { stdout } = await execute(deployed(script), args, {
        ...identity,
        cwd: folder,
        env: { ...process.env, ...env, HOME: folder, PATH: path },
      });
      return stdout.trim().split('\n').at(-1) ?? '';
    },
    daemon: (script, args, env) =>
      startDaemon(script.replace(/\W+/g, '-'), folder, '/usr/bin/env', [
        ...Object.entries({ ...env, PATH: path }).map(([name, value]) => `${name}=${value}`),
        deployed(script),
        ...args,
      ]),
  };
}

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    const { rows } = await client.query<{ reading: boolean }>('select pg_is_in_recovery() as reading');
    return rows[0]?.reading === false;
  } finally {
    await client.end().catch(() => {});
  }
}
