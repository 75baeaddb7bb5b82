import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Cluster, runStatement } from '../../../apps/server/test/cluster.ts';

const DATABASE = 'pgbench';
/** A million accounts, so that clients rarely compete for one. */
const SCALE = '10';
const run = promisify(execFile);

export interface Pgbench {
  /** Transactions per second of pgbench -N (simple update). */
  measure(clients: number, seconds: number): Promise<number>;
}

/** PostgreSQL's own benchmark on the same cluster, as a reference for small transactions. */
export async function preparePgbench(cluster: Cluster): Promise<Pgbench> {
  const program = findPgbench(cluster.binDir);
  await runStatement(cluster.url('postgres'), `create database ${DATABASE}`);
  const target = cluster.url(DATABASE);
  await run(program, ['--initialize', '--quiet', '--scale', SCALE, target]);
  return {
    async measure(clients, seconds) {
      const load = ['-N', '-n', '-c', String(clients), '-j', '2', '-T', String(seconds)];
      const { stdout } = await run(program, [...load, target]);
      const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
      if (!found) throw new Error(`no rate found in the output of pgbench: ${stdout}`);
      return Number(found);
    },
  };
}

/** Beside the server's programs, or in the search path if those come from npm. */
function findPgbench(binDir: string): string {
  const folders = [binDir, ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
  const found = folders.map((folder) => join(folder, 'pgbench')).find(isExecutable);
  if (!found) throw new Error('no pgbench on this machine: it comes with Debian’s postgresql package');
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
