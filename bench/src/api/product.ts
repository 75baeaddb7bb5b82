import { calls } from '@juban/contract';
import { runStatement, startCluster } from '../../../apps/server/test/cluster.ts';
import { startSandbox } from '../../../apps/server/test/sandbox-process.ts';
import { type ServerProcess, startServer } from '../../../apps/server/test/server-process.ts';

export interface BenchProduct {
  server: ServerProcess;
  databaseUrl: string;
  configPath: string;
  pagePath: string;
  users: ReadonlyArray<{ id: string; token: string }>;
}

/** Enough that none of them reaches the calls a minute that one user may make. */
const USERS = 200;

/** The whole product on a PostgreSQL of its own, with members in it. */
export async function openProduct(onEnd: (close: () => unknown) => void): Promise<BenchProduct> {
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
    configPath: `${calls.getClaimConfig.path}?channel=${claimChannels.open}`,
    pagePath: `/outside/vip_days/${claimChannels.open}`,
    users: await Promise.all(Array.from({ length: USERS }, () => makeMember(server.url))),
  };
}

async function makeMember(url: string): Promise<{ id: string; token: string }> {
  const response = await fetch(`${url}/lab/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preset: 'member' }),
  });
  return (await response.json()) as { id: string; token: string };
}
