import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Cluster, makeClusterFolder, postgresIdentity, runCluster } from './cluster.ts';

/** A real streaming standby of a cluster. */
export async function startStandby(primary: Cluster): Promise<Cluster> {
  const folder = makeClusterFolder();
  await copyData(primary, folder);
  const { port } = new URL(primary.url('postgres'));
  return runCluster(primary.binDir, folder, [
    'hot_standby=on',
    `primary_conninfo=host=127.0.0.1 port=${port} user=juban`,
  ]);
}

/** By SQL and cp, because packages with only a server have no pg_basebackup. */
async function copyData(primary: Cluster, folder: string): Promise<void> {
  const identity = postgresIdentity();
  const target = join(folder, 'data');
  const client = new pg.Client({ connectionString: primary.url('postgres') });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    execFileSync('cp', ['-R', primary.dataDir, target], { ...identity, stdio: 'ignore' });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    rmSync(join(target, 'postmaster.pid'), { force: true });
    const files = { backup_label: rows[0]?.labelfile ?? '', 'standby.signal': '' };
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(target, name), text, { mode: 0o600 });
      if (identity) chownSync(join(target, name), identity.uid, identity.gid);
    }
  } finally {
    await client.end();
  }
}
