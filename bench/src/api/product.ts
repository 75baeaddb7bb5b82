import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@juban/contract';
import { type Cluster, runStatement, startCluster } from '../../../apps/server/test/cluster.ts';
import { startSandbox } from '../../../apps/server/test/sandbox-process.ts';
import { type ServerProcess, startServer } from '../../../apps/server/test/server-process.ts';
import type { OnEnd } from '../lib/closers.ts';

export interface BenchProduct {
  server: ServerProcess;
  databaseUrl: string;
  /** PostgreSQL's main process. */
  databasePid: number;
  configPath: string;
  pagePath: string;
  users: ReadonlyArray<{ id: string; token: string }>;
}

/** Enough users to stay below the per-user call limit per minute. */
const USERS = 200;
const AT_ONCE = 8;

/** Starts the whole product on its own PostgreSQL, with members. */
export async function openProduct(onEnd: OnEnd): Promise<BenchProduct> {
  const sandbox = await startSandbox();
  onEnd(sandbox.stop);
  const cluster = await startCluster();
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), 'create database bench');
  const databaseUrl = cluster.url('bench');
  const server = await startServer({ databaseUrl, sandboxPort: sandbox.port });
  onEnd(server.stop);
  const demo = await fetch(`${server.url}/lab/api/demo`);
  const { claimChannels } = (await demo.json()) as { claimChannels: { open: string } };
  return {
    server,
    databaseUrl,
    databasePid: firstProcessOf(cluster),
    configPath: `${calls.getClaimConfig.path}?channel=${claimChannels.open}`,
    pagePath: `/outside/vip_days/${claimChannels.open}`,
    users: await makeMembers(server.url),
  };
}

const firstProcessOf = ({ dataDir }: Cluster): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);

/** In small groups: all at once would wait for connections longer than the time limit on a busy machine. */
async function makeMembers(url: string): Promise<Array<{ id: string; token: string }>> {
  const users: Array<{ id: string; token: string }> = [];
  while (users.length < USERS)
    users.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => makeMember(url)))));
  return users;
}

async function makeMember(url: string): Promise<{ id: string; token: string }> {
  const response = await fetch(`${url}/lab/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preset: 'member' }),
  });
  if (!response.ok) throw new Error(`creating a user failed with status ${response.status}`);
  return (await response.json()) as { id: string; token: string };
}
