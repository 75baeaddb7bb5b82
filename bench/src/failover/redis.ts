import { freePort } from '../../../apps/server/test/cluster.ts';
import { type Daemon, startDaemon } from './daemon.ts';
import type { Programs } from './debian-programs.ts';
import { makeFolder } from './patroni-cluster.ts';

export interface Redis {
  url: string;
  kill(): Promise<void>;
  revive(): void;
  stop(): Promise<void>;
}

/** Shared counters of the processes; nothing in it is persistent. */
export async function startRedis(programs: Pick<Programs, 'redis'>, parent: string): Promise<Redis> {
  const folder = makeFolder(parent, 'redis');
  const port = await freePort();
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'];
  const start = (): Daemon => startDaemon('redis', folder, programs.redis, args);
  let daemon = start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => daemon.kill(),
    revive: () => {
      daemon = start();
    },
    stop: () => daemon.stop(),
  };
}
