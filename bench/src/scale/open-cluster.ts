import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AlipayConsole, startAlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { runStatement, startCluster } from '../../../apps/server/test/cluster.ts';
import { type ServerProcess, startServer } from '../../../apps/server/test/server-process.ts';
import { ensurePrograms } from '../failover/debian-programs.ts';
import { startRedis } from '../failover/redis.ts';
import { copyUsers } from '../growth/copy-users.ts';
import { prepareModel } from '../growth/open-pair.ts';
import type { OnEnd } from '../lib/closers.ts';

const NAME = 'bench';
const PROCESSES = 2;

export interface ScaleStage {
  alipay: AlipayConsole;
  databaseUrl: string;
  redisUrl: string;
  servers: readonly ServerProcess[];
  /** The logged-in users have consecutive ids. */
  first: number;
  last: number;
}

/** Several processes of the product on one PostgreSQL and one Redis, with this many users. */
export async function openStage(users: number, secret: string, onEnd: OnEnd): Promise<ScaleStage> {
  const folder = mkdtempSync(join(tmpdir(), 'juban-scale-'));
  chmodSync(folder, 0o755);
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const redis = await startRedis(ensurePrograms(), folder);
  onEnd(redis.stop);
  // Accepts SMS messages without sending them.
  const alipay = await startAlipayConsole((path) => (path === '/sms/messages' ? {} : undefined));
  onEnd(alipay.stop);
  const cluster = await startCluster();
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), `create database ${NAME}`);
  const templates = await prepareModel(cluster, NAME, alipay);
  const range = await copyUsers({ cluster, database: NAME, templates, secret }, users);
  const databaseUrl = cluster.url(NAME);
  const servers: ServerProcess[] = [];
  while (servers.length < PROCESSES) {
    const server = await startServer({ databaseUrl, redisUrl: redis.url, sandboxPort: alipay.port });
    onEnd(server.stop);
    servers.push(server);
  }
  return { alipay, databaseUrl, redisUrl: redis.url, servers, ...range };
}
